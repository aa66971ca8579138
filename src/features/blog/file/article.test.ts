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

function readArticle(text: string, name = 'the-file'): BlogPost {
  const { data, body, mistakes } = fileOf(text);
  expect(mistakes).toEqual([]);
  return completeArticle(data ?? {}, { name, body, brand: 'Northbar', today: TODAY });
}
const readWithHeader = (header: string, body = 'Body') =>
  readArticle(`---\n${header}\n---\n${body}`);
const mistakesIn = (header: string) =>
  fileOf(`---\n${header}\n---\nBody`).mistakes.map(({ message }: Mistake) => message);
const PARAGRAPH = 'A paragraph that is longer than fifty characters, by some way.';

const HEADER = `title: Speed to Lead: A Script
reading_time_minutes: 12
tags: [intake, "calls"]
invitations: One line, with a comma. | Another |
draft: true
former: [speed, lead-speed]`;

test('the fields of an article are read with their types', () => {
  const content = `# Another heading\n\n${PARAGRAPH}`;
  expect(readWithHeader(HEADER, `\n${content}\n`)).toMatchObject({
    title: 'Speed to Lead: A Script',
    reading_time_minutes: 12,
    tags: ['intake', 'calls'],
    invitations: ['One line, with a comma.', 'Another'],
    draft: true,
    former: ['speed', 'lead-speed'],
    content,
  });
});

test.each([
  ['draft: yes', 'draft: expected true or false, found "yes"'],
  ['former: [Old Slug]', 'former.0: expected slugs in brackets, such as [old-slug]'],
  ['tags: a, b', 'tags: expected a list in brackets, such as [a, b]'],
  ['tags: [a, b', 'tags: expected a closing ] at the end of the line'],
  ['next_step: Call us.', 'next_step: expected a link to a'],
  ['title: [a, b]', 'title: expected text, found a list; to keep the brackets put quotes around'],
  ['titel: A', '(whole file): no field is called "titel"'],
  ['featured_image_alt: A desk', 'featured_image_alt: expected it beside a featured_image_url'],
  ['checked_at: 2026-11-31\nchecked_by: Linh Trieu', 'checked_at: expected a day of the calendar'],
  // The reviewer of the facts and the date are both present or both absent.
  ['checked_at: 2026-11-22', 'checked_at: expected checked_by'],
  ['checked_by: Linh Trieu', 'checked_by: expected checked_at'],
])('%s is refused', (lines, expected) => {
  expect(mistakesIn(lines)).toEqual([expect.stringContaining(`line 2: ${expected}`)]);
});

test('the reading time comes from the number of words', () =>
  expect(readArticle('word '.repeat(WORDS_PER_MINUTE + 1)).reading_time_minutes).toBe(2));

test('without letters in title and file name the slug is required', () => {
  expect(() => readArticle('# \u65e5\u672c', '\u65e5\u672c')).toThrow(
    'slug: expected a line such as "slug: my-article"',
  );
});

test.each(RESERVED_SLUGS)(
  '%s is a reserved address of the blog, as a slug or from the title',
  (slug) => {
    const expected = `expected a slug that no other page has, such as ${slug}-article, found "${slug}"`;
    expect(() => readWithHeader(`category: Web Design\nslug: ${slug}`)).toThrow(
      `slug: ${expected}`,
    );
    expect(() => readWithHeader(`title: ${slug}!`)).toThrow(`title: ${expected}`);
    expect(() => readArticle(`# ${slug}`)).toThrow(`slug: ${expected}`);
  },
);

const A_DAY = 'a day of the calendar as YYYY-MM-DD, such as 2025-07-29';
const MINUTES = 'a whole number of minutes from 1 up, such as 7';
const A_SLUG = 'small letters, digits and single hyphens, such as';
const A_PICTURE =
  'a name in article-pictures, or a whole address such as https://example.com/picture.jpg';

test.each([
  ['published_at', '2025-02-29', A_DAY],
  ['reading_time_minutes', '0', MINUTES],
  ['slug', 'My Article', `${A_SLUG} my-article`],
  ['slug', 'a--b', `${A_SLUG} a-b`],
  ['slug', '?', `${A_SLUG} my-article`],
  ['featured_image_url', 'http//a.example/b.png', A_PICTURE],
  ['category', '???', 'a category with letters or digits in it'],
  ['category', 'web design', 'a category; did you mean "Web Design"?'],
])('%s: %s is reported', (field, value, expected) => {
  expect(mistakesIn(`title: A\n${field}: ${value}`)).toContain(
    `line 3: ${field}: expected ${expected}, found "${value}"`,
  );
});
