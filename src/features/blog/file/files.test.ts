import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkPosts, readBlogFile } from './files.ts';
import { DEFAULT_FEATURED_IMAGE } from './read-blog-post.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'northbar-blog-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string) {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}
const read = (name: string, text: string) => readBlogFile(write(name, text), 'Northbar');

test('a file without a header block is an article of today; its title is not shown twice', () => {
  const { data, body } = read('first-page.md', '# First page\n\nText.');
  expect(data).toMatchObject({
    id: 'first-page',
    title: 'First page',
    content: '# First page\n\nText.',
  });
  expect(data.published_at).toBe(new Date().toISOString().slice(0, 10));
  expect(body).toBe('Text.');
});

test('a mistake is reported with file, line, field and what was expected', () => {
  const file = join(folder, 'broken.md');
  expect(() => read('broken.md', '---\ntitle: A\npublished_at: soon\n---\n')).toThrow(
    `${file}: line 3: published_at: expected a day of the calendar as YYYY-MM-DD, such as 2025-07-29, found "soon"`,
  );
});

test.each([
  ['plate:speed', 'plate:speed'],
  ['speed', 'plate:speed'],
  ['speed.svg', 'plate:speed'],
  ['desk', 'desk.jpg'],
  ['desk.jpg', 'desk.jpg'],
  ['spead', DEFAULT_FEATURED_IMAGE],
  ['none.jpg', DEFAULT_FEATURED_IMAGE],
  ['../../site', DEFAULT_FEATURED_IMAGE],
])('the picture "%s" is %s', (name, found) => {
  vi.stubEnv('CONTENT_DIR', folder);
  mkdirSync(join(folder, 'article-pictures'), { recursive: true });
  for (const file of ['speed.svg', 'desk.jpg'])
    writeFileSync(join(folder, 'article-pictures', file), '');
  const alt = found === 'desk.jpg' ? 'featured_image_alt: A desk\n' : '';
  const { data } = read('a.md', `---\ntitle: A\nfeatured_image_url: ${name}\n${alt}---\n`);
  expect(data.featured_image_url).toBe(found);
  vi.unstubAllEnvs();
});

test('a script in the text stops, with the line in its file', () => {
  expect(() =>
    read('run.md', '\uFEFF---\r\ntitle: A\r\n---\r\n\r\nWords.\r\n\r\n<script>run()</script>'),
  ).toThrow(`${join(folder, 'run.md')}: line 7: text: expected words, found the element <script>`);
});

/** Articles with these lines in their header blocks, in files 0.md, 1.md and so on. */
const articles = (...headers: string[]) =>
  headers.map((header, index) => ({
    file: join(folder, `${index}.md`),
    data: read(`${index}.md`, `---\n${header}\n---\n`).data,
  }));

test('two articles with one slug are refused with both files', () => {
  const files = articles('slug: same', 'slug: other', 'slug: same');
  expect(() => checkPosts(files.slice(0, 2))).not.toThrow();
  expect(() => checkPosts(files)).toThrow(
    `${join(folder, '2.md')}: line 2: slug: expected one of its own, ${join(folder, '0.md')} has "same" already`,
  );
});

test('a slug that two articles had before is refused with both files', () => {
  const files = articles('slug: a\nformer: [old, old]', 'slug: b\nformer: [old, old]');
  expect(() => checkPosts(files.slice(0, 1))).not.toThrow();
  expect(() => checkPosts(files)).toThrow(
    `${join(folder, '1.md')}: line 3: former: expected no slug that leads to another article, ${join(folder, '0.md')} has "old" already`,
  );
});
