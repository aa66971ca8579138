import { expect, test } from 'vitest';
import { Mistake } from '../../../content/mistake.ts';
import { WORDS_PER_MINUTE } from '../article/facts.ts';
import { TAKEN_SLUGS } from '../blog-path.ts';
import { readBlogPost } from './read-blog-post.ts';

const TODAY = '2026-01-31';
const read = (text: string) =>
  readBlogPost({ id: 'the-file', text, brand: 'Northbar', today: TODAY });
const withHeader = (header: string, body = 'Body') => read(`---\n${header}\n---\n${body}`);
const PARAGRAPH = 'A paragraph that is longer than fifty characters, by some way.';

test('every field as it is written', () => {
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
      'featured_image_url: desk.jpg',
      'featured_image_alt: A desk, seen from above',
      'meta_description: A description.',
      'tags: [intake, "calls"]',
      'next_step: Take the [quiz](/tools/ai-seo-quiz), then [ads](/services/ppc).',
      'asks: One line, with a comma. | Another |',
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
    featured_image_url: 'desk.jpg',
    featured_image_alt: 'A desk, seen from above',
    meta_description: 'A description.',
    tags: ['intake', 'calls'],
    next_step: 'Take the [quiz](/tools/ai-seo-quiz), then [ads](/services/ppc).',
    asks: ['One line, with a comma.', 'Another'],
    draft: true,
    former: ['speed', 'lead-speed'],
    content: `# Another heading\n\n${PARAGRAPH}`,
  });
});

test.each([
  ['draft: yes', 'draft: expected true or false, found "yes"'],
  [
    'former: [Old Slug]',
    'former: expected slugs in brackets, such as [old-slug], found "Old Slug"',
  ],
])('%s is refused', (line, expected) => {
  expect(() => withHeader(line)).toThrow(`line 2: ${expected}`);
});

test('who checked the facts and when: both or neither', () => {
  expect(withHeader('title: A').checked).toBeUndefined();
  expect(() => withHeader('checked_at: 2026-11-31\nchecked_by: Linh Trieu')).toThrow(
    'a day of the calendar',
  );
  expect(() => withHeader('title: A\nchecked_at: 2026-11-22')).toThrow(
    'line 3: checked_at: expected checked_by',
  );
  expect(() => withHeader('checked_by: Linh Trieu')).toThrow(
    'line 2: checked_by: expected checked_at',
  );
});

test('the time to read comes from the number of words', () =>
  expect(read('word '.repeat(WORDS_PER_MINUTE + 1)).reading_time_minutes).toBe(2));

test('neither title nor file gives letters for a slug: it has to be written', () => {
  expect(() =>
    readBlogPost({ id: '\u65e5\u672c', text: '# \u65e5\u672c', brand: 'Northbar', today: TODAY }),
  ).toThrow('line 1: slug: expected a line such as "slug: my-article"');
});

test.each(TAKEN_SLUGS)(
  '%s is an address of the blog itself, written or made from the title',
  (slug) => {
    const expected = `slug: expected one that no other page has, such as ${slug}-article, found "${slug}"`;
    expect(() => withHeader(`category: Web Design\nslug: ${slug}`)).toThrow(`line 3: ${expected}`);
    expect(() => withHeader(`title: ${slug}!`)).toThrow(`line 2: ${expected}`);
    expect(() => read(`# ${slug}`)).toThrow(`line 1: ${expected}`);
  },
);

test('a script in the text stops, with its line in the file', () => {
  const text = '\nWords.\n\n<script>run()</script>';
  expect(() => withHeader('title: A', text)).toThrow(
    'line 7: text: expected words, found the element <script>',
  );
  expect(() => read(text)).toThrow('line 4: text: ');
});

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
  ['category: Web Desing', 'a category; did you mean "Web Design"?, found "Web Desing"'],
  ['featured_image_url: http//a.example/b.png', `${A_PICTURE}, found "http//a.example/b.png"`],
  ['featured_image_url: desk.jpg', 'featured_image_alt beside it: what the picture shows'],
  ['featured_image_alt: A desk', 'it beside a featured_image_url that names a file or an address'],
  ['category: ???', 'a category with letters or digits in it, found "???"'],
  ['category: web design', 'a category; did you mean "Web Design"?, found "web design"'],
])('%s stops', (line, expected) => {
  const field = line.slice(0, line.indexOf(':'));
  expect(() => withHeader(`title: A\n${line}`)).toThrow(new Mistake(3, field, expected));
});
