import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { test as base, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { editApp } from '../../commands/edit/app.ts';
import { pageAssets } from '../../commands/edit/page-assets.ts';
import { axeFaults } from '../support/axe.ts';
import { CONTENT, inContent } from '../support/content-in-use.ts';

const KEY = 'the-key-of-this-start';
const ARTICLE = 'blog/cost-per-signed-case.md';
const TEAM = 'team/linh-trieu.md';

type Editing = { address: string; folder: string; linesChanged: (path: string) => string[] };

let assets: ReturnType<typeof pageAssets> | undefined;

const test = base.extend<{ editing: Editing }>({
  editing: async ({ browserName: _ }, use) => {
    assets ??= pageAssets();
    const before = process.env.CONTENT_DIR;
    const outside = mkdtempSync(join(tmpdir(), 'edit-'));
    const folder = join(outside, 'content');
    cpSync(CONTENT, folder, { recursive: true });
    vary('CONTENT_DIR', folder);
    const app = editApp({ folder, key: KEY, assets: await assets, site: 'http://127.0.0.1:1' });
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const lines = (file: string) => readFileSync(file, 'utf8').split('\n');
    await use({
      address: `http://127.0.0.1:${port}/?key=${KEY}`,
      folder,
      linesChanged: (path) => {
        const old = lines(inContent(path));
        return lines(join(folder, path)).filter((line, index) => line !== old[index]);
      },
    });
    server.close();
    vary('CONTENT_DIR', before);
    rmSync(outside, { recursive: true });
  },
});

/** The pictures that an article may name lie in the folder that this says. */
function vary(name: string, value: string | undefined) {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

const photo = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer();

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click();
}

async function open(page: Page, { address }: Editing, path: string) {
  await page.goto(address);
  await page.getByLabel('Find a file or a text').fill(path);
  await page.locator(`nav a[href="#${path}"]`).click();
  await expect(page.getByRole('heading', { name: path })).toBeVisible();
}

// Another worker would start a browser for a few tests.
test.describe.configure({ mode: 'default' });

test('the title of an article is saved by keyboard: one line of its file is another', async ({
  page,
  editing,
}) => {
  await open(page, editing, ARTICLE);
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByLabel('Title', { exact: true }).fill('Cost: "what it is", # 1');
  await expect(page.getByRole('region', { name: 'Changes in the file' })).toContainText(
    `+title: 'Cost: "what it is", # 1'`,
  );
  expect(editing.linesChanged(ARTICLE)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').first()).toHaveText('Saved');
  expect(editing.linesChanged(ARTICLE)).toEqual([`title: 'Cost: "what it is", # 1'`]);
  await page.getByLabel('Text', { exact: true }).press('Control+End');
  await page.getByLabel('Text', { exact: true }).pressSequentially('One more line.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Saved');
  expect(editing.linesChanged(ARTICLE)).toEqual([
    `title: 'Cost: "what it is", # 1'`,
    'One more line.',
  ]);
});

test('a refused value is told at its field in the words of the reader', async ({
  page,
  editing,
}) => {
  await open(page, editing, TEAM);
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Not saved: see what is wrong');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/email/i);
  const summary = page.getByRole('region', { name: 'What is wrong' });
  await expect(summary).toBeFocused();
  await summary.getByRole('button', { name: 'email' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  expect(editing.linesChanged(TEAM)).toEqual([]);
  expect(await axeFaults(page)).toEqual([]);
});

test('items of a list are added, moved and removed', async ({ page, editing }) => {
  await open(page, editing, TEAM);
  await page.locator('summary', { hasText: 'Specializations' }).click();
  const list = page.locator('#root_specializations');
  await list.getByRole('button', { name: 'Add to Specializations' }).click();
  await list.getByRole('textbox').last().fill('Sites that work without a mouse');
  await list.getByRole('button', { name: 'Move item 4 of 4 up' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').first()).toHaveText('Saved');
  const old = readFileSync(inContent(TEAM), 'utf8');
  const [, last = ''] = /\n( {2}- [^\n]*\n)---\n/.exec(old) ?? [];
  expect(readFileSync(join(editing.folder, TEAM), 'utf8')).toBe(
    old.replace(last, `  - Sites that work without a mouse\n${last}`),
  );
  await list.getByRole('button', { name: 'Remove item 3 of 4' }).click();
  await page.keyboard.press('Control+s');
  await expect.poll(() => readFileSync(join(editing.folder, TEAM), 'utf8')).toBe(old);
});

test('of a file that somebody else has changed what was typed stays, and theirs is beside it', async ({
  page,
  editing,
}) => {
  await open(page, editing, ARTICLE);
  const file = join(editing.folder, ARTICLE);
  const theirs = readFileSync(file, 'utf8')
    .replace(/^title: .*$/m, 'title: Theirs')
    .replace(/^excerpt: .*$/m, 'excerpt: Their excerpt.');
  await page.getByLabel('Title', { exact: true }).fill('Ours');
  writeFileSync(file, theirs);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').first()).toHaveText(
    'Not saved: somebody else has changed this file',
  );
  expect(readFileSync(file, 'utf8')).toBe(theirs);
  const told = page.getByRole('alert');
  await expect(told).toContainText('Theirs');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Ours');
  await expect(page.getByLabel('Excerpt')).toHaveValue('Their excerpt.');
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').first()).toHaveText('Saved');
  expect(readFileSync(file, 'utf8')).toBe(theirs.replace('title: Theirs', 'title: Ours'));
});

test('of what both have changed theirs can be taken', async ({ page, editing }) => {
  await open(page, editing, ARTICLE);
  const file = join(editing.folder, ARTICLE);
  await page.getByLabel('Title', { exact: true }).fill('Ours');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: Theirs'));
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Take theirs for title' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Theirs');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('a search in the texts leads to the field; what then waits for a record is named at Save', async ({
  page,
  editing,
}) => {
  await page.goto(editing.address);
  const { claims } = parse(readFileSync(inContent('claims.yaml'), 'utf8'));
  const [{ basis, figure }] = claims;
  await page.getByLabel('Find a file or a text').fill(basis);
  await page.locator('nav a[href="#claims.yaml|claims.0.basis"]').click();
  const field = page.locator('main :focus');
  await expect(field).toHaveValue(basis);
  await field.fill(`${basis} Counted again.`);
  await save(page);
  await expect(page.getByRole('status')).toHaveText('Saved');
  await expect(page.getByText('Not public until somebody has seen the evidence')).toContainText(
    figure,
  );
});

test('a new article with a picture: what is missing is told, then it is there as a draft', async ({
  page,
  editing,
}) => {
  await page.goto(editing.address);
  await page.locator('summary', { hasText: /^New$/ }).click();
  await page.getByRole('link', { name: 'Article', exact: true }).click();
  await page.getByLabel('Title', { exact: true }).fill('What a Desk Says');
  await expect(page.getByLabel('Name of the file')).toHaveValue('what-a-desk-says');
  await page
    .getByLabel('Picture from this machine')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(page.getByText('Expected a JPEG, PNG, WebP or AVIF picture')).toBeVisible();
  await page
    .getByLabel('Picture from this machine')
    .setInputFiles({ name: 'Desk 1.JPG', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(page.getByText('Kept as desk-1.jpg')).toBeVisible();
  await expect(page.getByRole('img', { name: 'As it is in the folder' })).toBeVisible();
  await page
    .getByLabel('Text', { exact: true })
    .fill('A desk says more about a firm than its lobby does.');
  await save(page);
  await expect(page.getByRole('region', { name: 'What is wrong' })).toContainText(
    'featured_image_alt',
  );
  await page.getByLabel('Featured image alt').fill('A gray desk');
  await save(page);
  await expect(page.getByRole('heading', { name: 'blog/what-a-desk-says.md' })).toBeVisible();
  await expect(page.getByText('Not out: a draft')).toBeVisible();
  await expect(page.locator('nav a[href="#blog/what-a-desk-says.md"]')).toBeVisible();
  expect(readFileSync(join(editing.folder, 'blog/what-a-desk-says.md'), 'utf8')).toContain(
    'featured_image_url: desk-1.jpg\nfeatured_image_alt: A gray desk\n',
  );
  await page.getByLabel('Draft').uncheck();
  await page.getByLabel('Published at').fill('2126-01-31');
  await save(page);
  await expect(page.getByText('Not out: from 2126-01-31 on')).toBeVisible();
});

test('a file is renamed and deleted after its links were shown', async ({ page, editing }) => {
  const path = 'blog/one.md';
  writeFileSync(
    join(editing.folder, path),
    '---\ntitle: One\npublished_at: 2025-01-01\n---\n\nA text about one thing.\n',
  );
  const other = join(editing.folder, ARTICLE);
  writeFileSync(other, `${readFileSync(other, 'utf8')}\nSee [one](/blog/one).\n`);
  await open(page, editing, path);
  await page.getByRole('button', { name: 'Rename' }).click();
  const rename = page.getByRole('region', { name: 'Rename' });
  await expect(rename.getByRole('listitem')).toHaveText([/See \[one\]\(\/blog\/one\)/]);
  await rename.getByLabel('New name').fill('first');
  await rename.getByRole('button', { name: 'Rename it' }).click();
  await expect(page.getByRole('heading', { name: 'blog/first.md' })).toBeVisible();
  expect(readFileSync(join(editing.folder, 'blog/first.md'), 'utf8')).toContain('former: [one]');
  expect(readFileSync(other, 'utf8')).toContain('See [one](/blog/first).');
  await page.getByRole('button', { name: 'Delete' }).click();
  const remove = page.getByRole('region', { name: 'Delete' });
  await expect(remove.getByRole('listitem')).toHaveCount(1);
  expect(await axeFaults(page)).toEqual([]);
  await remove.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('Choose a file from the list.')).toBeVisible();
  expect(existsSync(join(editing.folder, 'blog/first.md'))).toBe(false);
  expect(readFileSync(join(editing.folder, 'redirects.yaml'), 'utf8')).toContain(
    'gone:\n  - /blog/one\n  - /blog/first\n',
  );
});
