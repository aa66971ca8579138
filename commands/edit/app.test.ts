import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { CONTENT, inContent } from '../../tests/support/content-in-use.ts';
import { folderWith } from '../../tests/support/folder-with.ts';
import { editApp } from './app.ts';
import type { OpenFile, SaveOutcome } from './store.ts';

const KEY = 'the-key-of-this-start';
const HOST = '127.0.0.1:4323';
const fileIn = (name: string, index = 0) => {
  const files = readdirSync(inContent(name)).filter((file) => /\.(md|yaml)$/.test(file));
  return `${name}/${files.at(index)}`;
};
const ARTICLE = fileIn('blog');
const [, SLUG_OF_ANOTHER = ''] =
  /^slug: (.+)$/m.exec(readFileSync(inContent(fileIn('blog', -1)), 'utf8')) ?? [];

let outside: string;
let folder: string;
beforeEach(() => {
  outside = folderWith({
    'secret.yaml': 'brand: Theirs\n',
    'theirs/secret.yaml': 'brand: Theirs\n',
  });
  folder = join(outside, 'content');
  cpSync(CONTENT, folder, { recursive: true, filter: (path) => !path.includes('/brand') });
});

function allFiles(below = outside): [string, string][] {
  return readdirSync(below, { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const file = join(below, entry.name);
    if (entry.isDirectory()) return allFiles(file);
    return entry.isFile() ? [[file, readFileSync(file, 'latin1')]] : [];
  });
}

// No server listens on port 1, so no file has a page.
const openApp = () =>
  editApp({ folder, key: KEY, assets: new Map(), siteOrigin: 'http://127.0.0.1:1' });
const OWN_HEADERS = {
  host: HOST,
  origin: `http://${HOST}`,
  'x-edit-key': KEY,
  'content-type': 'application/json',
};
const postJson = (path: string, body: unknown, headers: Record<string, string> = OWN_HEADERS) =>
  openApp().request(path, { method: 'POST', headers, body: JSON.stringify(body) });
const requestFile = (path: string) =>
  openApp().request(`/api/file?path=${encodeURIComponent(path)}`, { headers: OWN_HEADERS });
async function openFile(path: string) {
  const response = await requestFile(path);
  expect(response.status).toBe(200);
  return (await response.json()) as OpenFile;
}
const changeOf = ({ path, digest, body, fields }: OpenFile) => ({ path, digest, body, fields });
async function changeTitle() {
  const change = changeOf(await openFile(ARTICLE));
  return { ...change, fields: { ...change.fields, title: 'Another: title' } };
}
const outcomeOf = async (response: Response) => (await response.json()) as SaveOutcome;

test('the page may run its own script only, and nothing that compiles text', async () => {
  const policy = (await openApp().request('/', { headers: OWN_HEADERS })).headers.get(
    'content-security-policy',
  );
  expect(policy).toContain("script-src 'self';");
});

test.each<[string, string, Record<string, unknown>, string, RegExp]>([
  ['an article', ARTICLE, { slug: 'Bad Slug' }, 'slug', /^expected small letters/],
  ['the slug of another', ARTICLE, { slug: SLUG_OF_ANOTHER }, 'slug', /an address of its own/],
  ['a title of two lines', ARTICLE, { title: 'One\nTwo' }, 'title', /^expected one line/],
  ['a city', fileIn('cities'), { headline: 'Here' }, 'headline', /^expected at least/],
  ['a member of the team', fileIn('team'), { email: 'none' }, 'email', /email/],
  ['an unknown field', 'site.yaml', { nope: 1 }, '', /nope/],
])(
  '%s that the schema refuses is reported at its field, and nothing is written',
  async (_, path, fields, field, message) => {
    const change = changeOf(await openFile(path));
    const filesBefore = allFiles();
    const edited = { ...change, fields: { ...change.fields, ...fields } };
    expect(await outcomeOf(await postJson('/api/save', edited))).toMatchObject({
      state: 'wrong',
      mistakes: [{ field, message: expect.stringMatching(message) }],
    });
    expect(allFiles()).toEqual(filesBefore);
  },
);

test('a file that has changed since it was opened is not overwritten', async () => {
  const change = await changeTitle();
  writeFileSync(join(folder, ARTICLE), '---\ntitle: Theirs\n---\n');
  const filesBefore = allFiles();
  const stale = { state: 'stale', opened: { fields: { title: 'Theirs' } } };
  expect(await outcomeOf(await postJson('/api/save', change))).toMatchObject(stale);
  expect(allFiles()).toEqual(filesBefore);
});

const EVIL = 'evil.example:4323';
test.each<[string, Record<string, string>]>([
  ['no key', { ...OWN_HEADERS, 'x-edit-key': '' }],
  ['another key', { ...OWN_HEADERS, 'x-edit-key': `${KEY}x` }],
  ['another origin', { ...OWN_HEADERS, origin: 'https://evil.example' }],
  ['the origin of a file', { ...OWN_HEADERS, origin: 'null' }],
  ['another port of this machine', { ...OWN_HEADERS, origin: 'http://127.0.0.1:4321' }],
  ['another name that leads here', { ...OWN_HEADERS, host: EVIL, origin: `http://${EVIL}` }],
])('%s is refused for every request, and nothing is written', async (_, headers) => {
  const change = await changeTitle();
  const filesBefore = allFiles();
  for (const name of ['save', 'check', 'rename', 'delete', 'mentions', 'picture?path=blog/a.md'])
    expect((await postJson(`/api/${name}`, change, headers)).status, name).toBe(403);
  for (const name of ['files', `file?path=${ARTICLE}`])
    expect((await openApp().request(`/api/${name}`, { headers })).status, name).toBe(403);
  expect(allFiles()).toEqual(filesBefore);
});

test.each([
  '../secret.yaml',
  'blog/../../secret.yaml',
  'cities/link.yaml',
  'cities/linked/secret.yaml',
  '/etc/passwd',
  'blog/sub/new.md',
  'blog/New.md',
  'pages/new.yaml',
  'claims.test.ts',
  'team/portraits/README.md',
  'blog',
  '',
  'cities/tampa.yaml\0.md',
])('%j is not a file that can be edited', async (path) => {
  symlinkSync(join(outside, 'secret.yaml'), join(folder, 'cities/link.yaml'));
  symlinkSync(join(outside, 'theirs'), join(folder, 'cities/linked'));
  const change = await changeTitle();
  const filesBefore = allFiles();
  const { digest } = change;
  const statusOf = async (name: string, body: object) =>
    (await postJson(`/api/${name}`, body)).status;
  expect((await requestFile(path)).status).toBe(404);
  expect(await statusOf('save', { ...change, path })).toBe(404);
  expect(await statusOf('save', { ...change, digest: '', path })).not.toBe(200);
  expect(await statusOf('rename', { path, digest, name: 'other' })).toBe(404);
  expect(await statusOf('delete', { path, digest, to: '' })).toBe(404);
  expect(allFiles()).toEqual(filesBefore);
});
