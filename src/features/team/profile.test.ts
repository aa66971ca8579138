import { expect, test } from 'vitest';
import { POST } from '../blog/post.fixture.ts';
import { ELEANOR } from './eleanor.fixture.ts';
import { articlesBy, profileCounters } from './profile.ts';

const member = { ...ELEANOR, yearsExperience: 5, credentials: ['One', 'Two', 'Three', 'Four'] };

test('the counters are years of experience and certifications', () => {
  expect(profileCounters(member)).toEqual([
    { figure: 5, label: 'Years of experience' },
    { figure: 4, label: 'Certifications' },
  ]);
  expect(profileCounters({ ...member, yearsExperience: 1, credentials: ['One'] })).toEqual([
    { figure: 1, label: 'Year of experience' },
    { figure: 1, label: 'Certification' },
  ]);
});

const article = (author_name: string, day: string) => ({
  ...POST,
  author_name,
  published_at: `2025-${day}`,
});
const ARTICLES_LIKE_MARSH = [
  article('ELEANOR MARSH', '05-01'),
  article(' eleanor marsh', '06-01'),
  article('Eleanor Marshall', '07-01'),
  article('The editorial team', '07-02'),
];
const FOUR_ARTICLES = ['05-01', '08-01', '06-01', '07-01'].map((day) => article('A B', day));
test.each([
  [
    'those with the whole name in any capitals',
    'Eleanor Marsh',
    ARTICLES_LIKE_MARSH,
    ['2025-06-01', '2025-05-01'],
  ],
  ['none if no article has the name', 'Linh Trieu', ARTICLES_LIKE_MARSH, []],
  ['the newest three', 'A B', FOUR_ARTICLES, ['2025-08-01', '2025-07-01', '2025-06-01']],
])('the articles of a member are %s', (_, name, articles, days) => {
  expect(articlesBy(name, articles).map(({ published_at }) => published_at)).toEqual(days);
});
