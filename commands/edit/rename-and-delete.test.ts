import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { CONTENT } from '../../tests/support/content-in-use.ts';
import { folderWith } from '../../tests/support/folder-with.ts';
import { contentFiles, KINDS } from './content-files.ts';
import { savePicture } from './pictures.ts';
import { deleteFile, renameFile } from './rename-and-delete.ts';
import { applyChange, type FileChange, newFile, openFile } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = folderWith();
  cpSync(CONTENT, folder, { recursive: true, filter: (path) => !path.includes('/brand') });
});

const readSaved = (path: string) => readFileSync(join(folder, path), 'utf8');
const changeOf = ({ path, digest, body, fields }: FileChange) => ({ path, digest, body, fields });
const firstOf = (kind: string) =>
  contentFiles(folder).find((path) => path.startsWith(`${kind}/`)) ?? '';
const saveChange = (change: FileChange) => applyChange(folder, change, true);
function saveArticle(path: string, fields: Record<string, unknown> = {}) {
  const { body } = openFile(folder, firstOf('blog'));
  const first = { title: 'One', published_at: '2025-01-01', ...fields };
  expect(saveChange({ path, digest: '', fields: first, body })).toMatchObject({ state: 'saved' });
  return openFile(folder, path);
}

test.each(KINDS.map(({ folder: kind }) => kind))(
  'every missing field of a new file of %s is reported at its position',
  (kind) => {
    const blank = newFile(folder, kind);
    const path = blank.path.replace('/', '/new-one');
    const before = contentFiles(folder);
    const outcome = applyChange(folder, { ...changeOf(blank), path }, true);
    if (kind === 'blog') return;
    expect(outcome).toMatchObject({ state: 'wrong' });
    const fields = outcome.state === 'wrong' ? outcome.mistakes.map(({ field }) => field) : [];
    expect(fields.length).toBeGreaterThan(1);
    for (const name of blank.schema.required ?? [])
      expect(blank.fields[name] !== undefined || fields.includes(name)).toBe(true);
    expect(contentFiles(folder)).toEqual(before);
  },
);

test('a new article is a draft with its own address, and does not replace another article', () => {
  const blank = changeOf(newFile(folder, 'blog'));
  const fields = { ...blank.fields, title: 'A Desk' };
  const change = { ...blank, path: 'blog/desk.md', fields, body: 'Words.' };
  const opened = { reasonNotPublic: 'a draft', page: '/blog/desk' };
  expect(saveChange(change)).toMatchObject({ state: 'saved', opened });
  expect(readSaved('blog/desk.md')).toBe(
    '---\ntitle: A Desk\ndraft: true\nslug: desk\n---\n\nWords.\n',
  );
  expect(saveChange({ ...change, body: 'Others.' })).toMatchObject({ state: 'wrong' });
  expect(readSaved('blog/desk.md')).toContain('Words.');
});

test('a renamed article keeps its old address, and links to it lead to the new one', () => {
  const { digest } = saveArticle('blog/one.md', { former: ['zero'] });
  saveArticle('blog/two.md', { title: 'Two', slug: 'two' });
  saveArticle('blog/one-more.md', { title: 'One more', slug: 'one-more' });
  const two = changeOf(openFile(folder, 'blog/two.md'));
  saveChange({
    ...two,
    body: 'See [one](/blog/one), [part](/blog/one#a), [other](/blog/one-more).\n',
  });
  expect(renameFile(folder, { path: 'blog/one.md', digest }, 'first')).toBe('blog/first.md');
  expect(existsSync(join(folder, 'blog/one.md'))).toBe(false);
  const renamed = { slug: 'first', former: ['zero', 'one'] };
  expect(openFile(folder, 'blog/first.md').fields).toMatchObject(renamed);
  expect(readSaved('blog/two.md')).toContain(
    'See [one](/blog/first), [part](/blog/first#a), [other](/blog/one-more).',
  );
});

test('all addresses of a deleted article answer 410 or redirect to another page, except those of a draft', () => {
  const before = readSaved('redirects.yaml');
  deleteFile(folder, saveArticle('blog/one.md', { draft: 'true' }), '');
  expect(readSaved('redirects.yaml')).toBe(before);
  deleteFile(folder, saveArticle('blog/one.md', { former: ['zero'] }), '');
  expect(existsSync(join(folder, 'blog/one.md'))).toBe(false);
  const redirects = () => openFile(folder, 'redirects.yaml').fields;
  expect(redirects().gone).toEqual(expect.arrayContaining(['/blog/zero', '/blog/one']));
  deleteFile(folder, saveArticle('blog/three.md', { title: 'Three' }), '/blog');
  expect(redirects().moved).toContainEqual({ from: '/blog/three', to: '/blog' });
});

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .withExif({ IFD0: { Artist: 'Ada Park' } })
    .jpeg()
    .toBuffer();

test('a picture is saved under a clean unused name, in the needed size and without camera metadata', async () => {
  const bytes = await photo(3000, 2000);
  const saveAs = (name: string) => savePicture(folder, 'blog/a.md', name, bytes);
  expect(await saveAs('../../Ünser Büro (1).JPG')).toBe('unser-buro-1.jpg');
  expect(await saveAs('unser-buro-1.jpg')).toBe('unser-buro-1-2.jpg');
  const file = join(folder, 'article-pictures/unser-buro-1.jpg');
  const { width, height, exif } = await sharp(file).metadata();
  expect({ width, height, exif }).toEqual({ width: 2400, height: 1600, exif: undefined });
});
