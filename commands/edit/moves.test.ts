import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CONTENT } from '../../tests/support/content-in-use.ts';
import { namingsOf, withMoved } from './addresses.ts';
import { contentFiles, KINDS } from './content-files.ts';
import { remove, rename } from './move.ts';
import { keepPicture, pictureFor } from './pictures.ts';
import { applyChange, type Change, newFile, openFile } from './store.ts';

let outside = '';
let folder = '';
beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'edit-'));
  folder = join(outside, 'content');
  cpSync(CONTENT, folder, { recursive: true, filter: (path) => !path.includes('/brand') });
});
afterEach(() => rmSync(outside, { recursive: true }));

const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const changeOf = ({ path, digest, body, fields }: Change): Change => ({
  path,
  digest,
  body,
  fields,
});
/** The first file of a folder. */
const firstOf = (kind: string) =>
  contentFiles(folder).find((path) => path.startsWith(`${kind}/`)) ?? '';
const save = (change: Change) => applyChange(folder, change, true);
/** An article that is out. */
function article(path: string, fields: Record<string, unknown> = {}) {
  const { body } = openFile(folder, firstOf('blog'));
  const first = { title: 'One', published_at: '2025-01-01', ...fields };
  expect(save({ path, digest: '', fields: first, body })).toMatchObject({ state: 'saved' });
  return openFile(folder, path);
}

test.each(KINDS.map(({ folder: kind }) => kind))(
  'a new file of %s starts empty, and every field that it lacks is told at its place',
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

test('a new article is a draft with an address of its own, and does not take the place of another', () => {
  const blank = changeOf(newFile(folder, 'blog'));
  const change = {
    ...blank,
    path: 'blog/desk.md',
    fields: { ...blank.fields, title: 'A Desk' },
    body: 'Words.',
  };
  expect(save(change)).toMatchObject({
    state: 'saved',
    opened: { waits: 'a draft', page: '/blog/desk' },
  });
  expect(read('blog/desk.md')).toBe('---\ntitle: A Desk\ndraft: true\nslug: desk\n---\n\nWords.\n');
  expect(save({ ...change, body: 'Others.' })).toMatchObject({ state: 'wrong' });
  expect(read('blog/desk.md')).toContain('Words.');
});

test.each(KINDS.map(({ folder: kind }) => kind))(
  'a copy of a file of %s has none of its records and checks',
  (kind) => {
    for (const from of contentFiles(folder).filter((path) => path.startsWith(`${kind}/`))) {
      const copy = newFile(folder, kind, from);
      expect(copy.digest).toBe('');
      expect(JSON.stringify(copy.fields)).not.toMatch(
        /"(?:\w*[vV]erified|checked\w*|former|slug)":/,
      );
      if (kind === 'blog') expect(copy.waits).toBe('a draft');
    }
  },
);

test('a renamed article keeps its old address, and what leads to it leads to the new one', () => {
  const { digest } = article('blog/one.md', { former: ['zero'] });
  article('blog/two.md', { title: 'Two', slug: 'two' });
  article('blog/one-more.md', { title: 'One more', slug: 'one-more' });
  const two = openFile(folder, 'blog/two.md');
  save({
    ...changeOf(two),
    body: `${two.body}\nSee [one](/blog/one), [part](/blog/one#a), [other](/blog/one-more).\n`,
  });
  expect(rename(folder, { path: 'blog/one.md', digest }, 'first')).toBe('blog/first.md');
  expect(existsSync(join(folder, 'blog/one.md'))).toBe(false);
  expect(openFile(folder, 'blog/first.md').fields).toMatchObject({
    slug: 'first',
    former: ['zero', 'one'],
  });
  expect(read('blog/two.md')).toContain(
    'See [one](/blog/first), [part](/blog/first#a), [other](/blog/one-more).',
  );
});

test('another slug in the form keeps the old address too, of a draft it does not', () => {
  for (const [draft, former] of [
    [undefined, ['one']],
    ['true', undefined],
  ] as const) {
    rmSync(join(folder, 'blog/one.md'), { force: true });
    const one = article('blog/one.md', draft ? { draft } : {});
    expect(save({ ...changeOf(one), fields: { ...one.fields, slug: 'other' } })).toMatchObject({
      state: 'saved',
    });
    expect(openFile(folder, 'blog/one.md').fields.former).toEqual(former);
  }
});

test('a renamed member of the team moves, with a line in redirects.yaml and the new name where others say it', () => {
  const path = firstOf('team');
  const name = path.slice('team/'.length, -'.md'.length);
  const naming = namingsOf(folder, path, `/team/${name}`);
  const { digest } = openFile(folder, path);
  const to = rename(folder, { path, digest }, 'somebody-else');
  expect(to).toBe('team/somebody-else.md');
  expect(read('redirects.yaml')).toContain(
    `  - from: /team/${name}\n    to: /team/somebody-else\n`,
  );
  expect(namingsOf(folder, path, `/team/${name}`)).toEqual([]);
  expect(namingsOf(folder, to, '/team/somebody-else').map((each) => each.path)).toEqual(
    naming.map((each) => each.path),
  );
});

test('a name in a file whose letters cannot be read stops the move, and nothing is written', () => {
  const path = firstOf('team');
  const { digest } = openFile(folder, path);
  const page = `/${path.slice(0, -'.md'.length)}`;
  const bytes = Buffer.from(`# ${page}\ncafé: 1\n`, 'latin1');
  writeFileSync(join(folder, 'pages', 'home.yaml'), bytes);
  expect(() => rename(folder, { path, digest }, 'moved')).toThrow('save the file as UTF-8');
  expect(readFileSync(join(folder, 'pages', 'home.yaml'))).toEqual(bytes);
  expect(existsSync(join(folder, path))).toBe(true);
  expect(existsSync(join(folder, 'team', 'moved.md'))).toBe(false);
});

test('a name that another file has, or that is none, moves nothing', () => {
  const one = article('blog/one.md');
  article('blog/two.md', { title: 'Two' });
  for (const name of ['two', 'Two', '../one', '', 'category'])
    expect(() => rename(folder, one, name)).toThrow();
  expect(() => rename(folder, { ...one, digest: 'another' }, 'three')).toThrow(
    'changed on the disk',
  );
  expect(existsSync(join(folder, 'blog/one.md'))).toBe(true);
});

test('a deleted article answers at all its addresses that it is gone, or leads to another page; a draft answers nothing', () => {
  const before = read('redirects.yaml');
  remove(folder, article('blog/one.md', { draft: 'true' }), '');
  expect(read('redirects.yaml')).toBe(before);
  remove(folder, article('blog/one.md', { former: ['zero'] }), '');
  expect(existsSync(join(folder, 'blog/one.md'))).toBe(false);
  expect(openFile(folder, 'redirects.yaml').fields.gone).toEqual(
    expect.arrayContaining(['/blog/zero', '/blog/one']),
  );
  remove(folder, article('blog/three.md', { title: 'Three' }), '/blog');
  expect(openFile(folder, 'redirects.yaml').fields.moved).toContainEqual({
    from: '/blog/three',
    to: '/blog',
  });
});

test('a file that the site needs stays', () => {
  const site = openFile(folder, 'site.yaml');
  expect(() => remove(folder, site, '')).toThrow('the site needs it');
  expect(() => rename(folder, site, 'other')).toThrow('the site needs it');
});

test('moves make no chains and no circles', () => {
  const moved = withMoved('moved: []\ngone: []\n', '/a', '/b');
  expect(moved).toBe('moved:\n  - from: /a\n    to: /b\ngone: []\n');
  const on = withMoved(moved, '/b', '/c');
  expect(on).toBe('moved:\n  - from: /a\n    to: /c\n  - from: /b\n    to: /c\ngone: []\n');
  expect(withMoved(on, '/c', '/a')).toBe(
    'moved:\n  - from: /b\n    to: /a\n  - from: /c\n    to: /a\ngone: []\n',
  );
  expect(withMoved(moved, '/b', undefined)).toBe('moved: []\ngone:\n  - /a\n  - /b\n');
});

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .withExif({ IFD0: { Artist: 'Ada Park' } })
    .jpeg()
    .toBuffer();

test('a picture is kept under a clean name that no other has, no larger than it is needed, without the camera’s words', async () => {
  const bytes = await photo(3000, 2000);
  expect(await keepPicture(folder, 'blog/a.md', '../../Ünser Büro (1).JPG', bytes)).toBe(
    'unser-buro-1.jpg',
  );
  expect(await keepPicture(folder, 'blog/a.md', 'unser-buro-1.jpg', bytes)).toBe(
    'unser-buro-1-2.jpg',
  );
  const { width, height, exif } = await sharp(
    join(folder, 'article-pictures/unser-buro-1.jpg'),
  ).metadata();
  expect({ width, height, exif }).toEqual({ width: 2400, height: 1600, exif: undefined });
});

test('a portrait is called like its member and takes the place of the one before', async () => {
  const path = firstOf('team');
  const name = path.slice('team/'.length, -'.md'.length);
  const png = await sharp(await photo(900, 900))
    .png()
    .toBuffer();
  expect(await keepPicture(folder, path, 'me.jpg', await photo(900, 900))).toBe(`${name}.jpg`);
  expect(await keepPicture(folder, path, 'me.png', png)).toBe(`${name}.png`);
  expect(
    readdirSync(join(folder, 'team/portraits')).filter((each) => each.startsWith(name)),
  ).toEqual([`${name}.png`]);
});

test('a portrait moves with its member, and goes with them', async () => {
  const path = firstOf('team');
  await keepPicture(folder, path, 'me.jpg', await photo(900, 900));
  const to = rename(folder, openFile(folder, path), 'somebody-else');
  expect(pictureFor(folder, path, '')).toBeUndefined();
  expect(pictureFor(folder, to, '')?.type).toBe('image/jpeg');
  remove(folder, openFile(folder, to), '');
  expect(
    readdirSync(join(folder, 'team/portraits')).filter((each) => each.startsWith('somebody')),
  ).toEqual([]);
});

test('a picture is shown with its type; what else lies there is none, and a folder that is missing stays so', async () => {
  const place = join(folder, 'article-pictures');
  rmSync(place, { recursive: true, force: true });
  expect(pictureFor(folder, 'blog/a.md', 'desk.jpeg')).toBeUndefined();
  expect(existsSync(place)).toBe(false);
  mkdirSync(place);
  for (const name of ['desk.jpeg', 'desk.WEBP', 'desk.ico', 'desk.pdf', '.png', 'png'])
    writeFileSync(join(place, name), 'A');
  const typeOf = (name: string) => pictureFor(folder, 'blog/a.md', name)?.type;
  expect(typeOf('desk.jpeg')).toBe('image/jpeg');
  expect(typeOf('desk.WEBP')).toBe('image/webp');
  for (const name of ['desk.ico', 'desk.pdf', '.png', 'png']) expect(typeOf(name)).toBeUndefined();
});

test('what is no picture, or is for no file of ours, is not kept', async () => {
  const before = readdirSync(outside, { recursive: true });
  await expect(keepPicture(folder, 'blog/a.md', 'a.jpg', Buffer.from('<script>'))).rejects.toThrow(
    'Nothing was kept',
  );
  const good = await photo(900, 900);
  for (const path of ['site.yaml', '../blog/a.md', 'team/../../a.md', 'team/A.md'])
    await expect(keepPicture(folder, path, 'a.jpg', good)).rejects.toThrow(
      'no file of the content folder',
    );
  expect(readdirSync(outside, { recursive: true })).toEqual(before);
  rmSync(join(folder, 'article-pictures'), { recursive: true });
  mkdirSync(join(outside, 'theirs'));
  symlinkSync(join(outside, 'theirs'), join(folder, 'article-pictures'));
  await expect(keepPicture(folder, 'blog/a.md', 'a.jpg', good)).rejects.toThrow(
    'no file of the content folder',
  );
  expect(readdirSync(join(outside, 'theirs'))).toEqual([]);
});
