import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { test as base, expect, type Page } from '@playwright/test';
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
    const outside = mkdtempSync(join(tmpdir(), 'edit-'));
    const folder = join(outside, 'content');
    cpSync(CONTENT, folder, { recursive: true });
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
    rmSync(outside, { recursive: true });
  },
});

async function open(page: Page, { address }: Editing, path: string) {
  await page.goto(address);
  await page.getByLabel('Find a file').fill(path);
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
    '+title: Cost: "what it is", # 1',
  );
  expect(editing.linesChanged(ARTICLE)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status')).toHaveText('Saved');
  expect(editing.linesChanged(ARTICLE)).toEqual(['title: Cost: "what it is", # 1']);
  await page.getByLabel('Text').press('Control+End');
  await page.getByLabel('Text').pressSequentially('One more line.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toHaveText('Saved');
  expect(editing.linesChanged(ARTICLE)).toEqual(['title: Cost: "what it is", # 1', 'One more line.']);
});

test('a refused value is told at its field in the words of the reader', async ({ page, editing }) => {
  await open(page, editing, TEAM);
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toHaveText('Not saved: see what is wrong');
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
  await expect(page.getByRole('status')).toHaveText('Saved');
  const old = readFileSync(inContent(TEAM), 'utf8');
  const last = '  - Contact forms that still send when a script does not load\n';
  expect(readFileSync(join(editing.folder, TEAM), 'utf8')).toBe(
    old.replace(last, `  - Sites that work without a mouse\n${last}`),
  );
  await list.getByRole('button', { name: 'Remove item 3 of 4' }).click();
  await page.keyboard.press('Control+s');
  await expect.poll(() => readFileSync(join(editing.folder, TEAM), 'utf8')).toBe(old);
});

test('a file that somebody else has changed is loaded anew', async ({ page, editing }) => {
  await open(page, editing, ARTICLE);
  const theirs = readFileSync(join(editing.folder, ARTICLE), 'utf8').replace(/^title: .*$/m, 'title: Theirs');
  writeFileSync(join(editing.folder, ARTICLE), theirs);
  await page.getByLabel('Title', { exact: true }).fill('Ours');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toContainText('changed on the disk');
  expect(readFileSync(join(editing.folder, ARTICLE), 'utf8')).toBe(theirs);
  await page.getByRole('button', { name: 'Load it anew' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Theirs');
});
