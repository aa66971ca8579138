import { expect, test } from 'vitest';
import { completeArticle } from '../blog/file/article.ts';
import { articlesBy, listedArticle, PROFILE_ARTICLES_MAX } from './articles-by.ts';

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

test('an article of the blog is listed by title, address, author and day', () => {
  const header = {
    title: 'On Fees',
    author_name: 'Linh Trieu',
    published_at: '2025-07-01',
  };
  const around = { name: 'a', body: 'Body', brand: 'Northbar', today: '2026-01-01' };
  expect(listedArticle(completeArticle(header, around))).toEqual({
    title: 'On Fees',
    path: '/blog/on-fees',
    author: 'Linh Trieu',
    published: '2025-07-01',
  });
});
