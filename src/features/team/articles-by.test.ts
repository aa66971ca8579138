import { expect, test } from 'vitest';
import { articlesBy, PROFILE_ARTICLES_MAX } from './articles-by.ts';

const article = (author: string, published: string) => ({
  title: `Written on ${published}`,
  path: `/blog/${published}`,
  author,
  published,
});
const days = (name: string, articles: ReturnType<typeof article>[]) =>
  articlesBy(name, articles).map(({ published }) => published);

test('the name counts whatever its case, and only the whole name', () => {
  const articles = [
    article('ELEANOR MARSH', '2025-05-01'),
    article(' eleanor marsh', '2025-06-01'),
    article('Eleanor Marshall', '2025-07-01'),
    article('The editorial team', '2025-07-02'),
  ];
  expect(days('Eleanor Marsh', articles)).toEqual(['2025-06-01', '2025-05-01']);
  expect(days('Linh Trieu', articles)).toEqual([]);
});

test('the newest three', () => {
  const written = ['2025-05-01', '2025-08-01', '2025-06-01', '2025-07-01'];
  const shown = days(
    'A B',
    written.map((day) => article('A B', day)),
  );
  expect(shown).toEqual(['2025-08-01', '2025-07-01', '2025-06-01']);
  expect(shown).toHaveLength(PROFILE_ARTICLES_MAX);
});
