import { expect, test } from 'vitest';
import { POST } from '../blog/post.fixture.ts';
import { articlesBy } from './profile.ts';

const article = (author_name: string, published_at: string) => ({
  ...POST,
  author_name,
  published_at,
});
const days = (name: string, articles: ReturnType<typeof article>[]) =>
  articlesBy(name, articles).map(({ published_at }) => published_at);

test('a name matches in any case, and only as a whole', () => {
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
  const publishedDays = ['2025-05-01', '2025-08-01', '2025-06-01', '2025-07-01'];
  const listedDays = days(
    'A B',
    publishedDays.map((day) => article('A B', day)),
  );
  expect(listedDays).toEqual(['2025-08-01', '2025-07-01', '2025-06-01']);
});
