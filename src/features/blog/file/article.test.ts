import { expect, test } from 'vitest';
import type { Mistake } from '../../../content/mistake.ts';
import { readText } from '../../../content/read-content.ts';
import { WORDS_PER_MINUTE } from '../article/facts.ts';
import { RESERVED_SLUGS } from '../blog-path.ts';
import type { BlogPost } from '../schema.ts';
import { completeArticle } from './article.ts';
import { articleParts } from './header.ts';
import { headerSchema } from './header-schema.ts';

const TODAY = '2026-01-31';
const READING = { schema: headerSchema, parts: articleParts };
const NO_BOOKS = { facts: () => new Map(), rules: () => new Map() };
const fileOf = (text: string) =>
  readText('the-file.md', text, READING, { brand: 'Northbar', books: NO_BOOKS });

function read(text: string, name = 'the-file'): BlogPost {
  const { data, body, mistakes } = fileOf(text);
  expect(mistakes).toEqual([]);
  return completeArticle(data ?? {}, { name, body, brand: 'Northbar', today: TODAY });
}
const withHeader = (header: string, body = 'Body') => read(`---\n${header}\n---\n${body}`);
const mistakesIn = (header: string) =>
  fileOf(`---\n${header}\n---\nBody`).mistakes.map(({ message }: Mistake) => message);
const PARAGRAPH = 'A paragraph that is longer than fifty characters, by some way.';

test('every field as written', () => {
  const post = withHeader(
    [
      'title: Speed to Lead: A Script',
      'slug: speed-to-lead',
      'excerpt: Short.',
      'category: Web Design',
      'author_name: Linh Trieu',
      'author_title: Web Development Lead',
      'published_at: 2024-02-29',
      'reading_time_minutes: 12',
      'featured_image_url: https://a.example/desk.jpg',
      'featured_image_alt: A desk, seen from above',
      'meta_description: A description.',
      'tags: [intake, "calls"]',
      'next_step: Take the [quiz](/tools/ai-seo-quiz), then [ads](/services/ppc).',
      'invitations: One line, with a comma. | Another |',
      'draft: true',
      'former: [speed, lead-speed]',
    ].join('\n'),
    `\n# Another heading\n\n${PARAGRAPH}\n`,
  );
  expect(post).toEqual({
    id: 'the-file',
    title: 'Speed to Lead: A Script',
    slug: 'speed-to-lead',
    excerpt: 'Short.',
    category: 'Web Design',
    author_name: 'Linh Trieu',
    author_title: 'Web Development Lead',
    published_at: '2024-02-29',
    reading_time_minutes: 12,
    featured_image_url: 'https://a.example/desk.jpg',
    featured_image_alt: 'A desk, seen from above',
    meta_description: 'A description.',
    tags: ['intake', 'calls'],
    next_step: 'Take the [quiz](/tools/ai-seo-quiz), then [ads](/services/ppc).',
    invitations: ['One line, with a comma.', 'Another'],
    draft: true,
    former: ['speed', 'lead-speed'],
    content: `# Another heading\n\n${PARAGRAPH}`,
  });
});

test.each([
  ['draft: yes', 'draft: expected true or false, found "yes"'],
  [
    'former: [Old Slug]',
    'former.0: expected slugs in brackets, such as [old-slug], found "Old Slug"',
  ],
  ['tags: a, b', 'tags: expected a list in brackets, such as [a, b]'],
  ['tags: [a, b', 'tags: expected a closing ] at the end of the line'],
  ['tags: [a] b', 'tags: expected a closing ] at the end of the line'],
  ['next_step: Call us.', 'next_step: expected a link to a'],
  ['title: [a, b]', 'title: expected text, found a list; to keep the brackets put quotes around'],
  ['titel: A', '(whole file): no field is called "titel"'],
])('%s is refused', (line, expected) => {
  expect(mistakesIn(line)).toEqual([expect.stringContaining(`line 2: ${expected}`)]);
});

test('the reviewer of the facts and the date are both present or both absent', () => {
  expect(withHeader('title: A').checked).toBeUndefined();
  expect(mistakesIn('checked_at: 2026-11-31\nchecked_by: Linh Trieu')).toEqual([
    expect.stringContaining('line 2: checked_at: expected a day of the calendar'),
  ]);
  expect(mistakesIn('title: A\nchecked_at: 2026-11-22')).toEqual([
    expect.stringContaining('line 3: checked_at: expected checked_by'),
  ]);
  expect(mistakesIn('checked_by: Linh Trieu')).toEqual([
    expect.stringContaining('line 2: checked_by: expected checked_at'),
  ]);
});

test('the reading time comes from the number of words', () =>
  expect(read('word '.repeat(WORDS_PER_MINUTE + 1)).reading_time_minutes).toBe(2));

test('without letters in title and file name the slug is required', () => {
  expect(() => read('# \u65e5\u672c', '\u65e5\u672c')).toThrow(
    'slug: expected a line such as "slug: my-article"',
  );
});

test.each(RESERVED_SLUGS)(
  '%s is a reserved address of the blog, as a slug or from the title',
  (slug) => {
    const expected = `expected a slug that no other page has, such as ${slug}-article, found "${slug}"`;
    expect(() => withHeader(`category: Web Design\nslug: ${slug}`)).toThrow(`slug: ${expected}`);
    expect(() => withHeader(`title: ${slug}!`)).toThrow(`title: ${expected}`);
    expect(() => read(`# ${slug}`)).toThrow(`slug: ${expected}`);
  },
);

const A_PICTURE =
  'a name in article-pictures, or a whole address such as https://example.com/picture.jpg';

test.each([
  [
    'published_at: 2025-02-29',
    'a day of the calendar as YYYY-MM-DD, such as 2025-07-29, found "2025-02-29"',
  ],
  [
    'published_at: 15 Jan 2025',
    'a day of the calendar as YYYY-MM-DD, such as 2025-07-29, found "15 Jan 2025"',
  ],
  [
    'published_at: 2025-7-1',
    'a day of the calendar as YYYY-MM-DD, such as 2025-07-29, found "2025-7-1"',
  ],
  ['reading_time_minutes: 0', 'a whole number of minutes from 1 up, such as 7, found "0"'],
  ['reading_time_minutes: -3', 'a whole number of minutes from 1 up, such as 7, found "-3"'],
  ['reading_time_minutes: 7.5', 'a whole number of minutes from 1 up, such as 7, found "7.5"'],
  ['reading_time_minutes: 7 min', 'a whole number of minutes from 1 up, such as 7, found "7 min"'],
  [
    'slug: My Article',
    'small letters, digits and single hyphens, such as my-article, found "My Article"',
  ],
  ['slug: a--b', 'small letters, digits and single hyphens, such as a-b, found "a--b"'],
  ['slug: ../a', 'small letters, digits and single hyphens, such as a, found "../a"'],
  ['slug: ?', 'small letters, digits and single hyphens, such as my-article, found "?"'],
  ['featured_image_url: http//a.example/b.png', `${A_PICTURE}, found "http//a.example/b.png"`],
  ['featured_image_alt: A desk', 'it beside a featured_image_url that names a file or an address'],
  ['category: ???', 'a category with letters or digits in it, found "???"'],
  ['category: web design', 'a category; did you mean "Web Design"?, found "web design"'],
])('%s is reported', (line, expected) => {
  const field = line.slice(0, line.indexOf(':'));
  expect(mistakesIn(`title: A\n${line}`)).toContain(`line 3: ${field}: expected ${expected}`);
});
