import { cpSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { test as base, expect as defaultExpect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { editApp } from '../../commands/edit/app.ts';
import { editorAssets } from '../../commands/edit/page-assets.ts';
import { axeFaults } from '../support/axe.ts';
import { CONTENT, inContent } from '../support/content-in-use.ts';
import { folderWith } from '../support/folder-with.ts';

/** The editor reads the whole content folder after each change. */
const ANSWER_TIMEOUT_MS = 20_000;
const expect = defaultExpect.configure({ timeout: ANSWER_TIMEOUT_MS });

/** The editor checks a typed text after a pause that is shorter than this, in ms. */
const CHECK_PAUSE_MS = 600;

const KEY = 'the-key-of-this-start';
const ARTICLE = 'blog/cost-per-signed-case.md';
const TEAM = 'team/linh-trieu.md';

type Editing = { address: string; folder: string; linesChanged: (path: string) => string[] };

let assets: ReturnType<typeof editorAssets> | undefined;

const test = base.extend<{ editing: Editing }>({
  editing: async ({ browserName: _ }, use) => {
    assets ??= editorAssets();
    const contentDir = process.env.CONTENT_DIR;
    const folder = join(folderWith(), 'content');
    cpSync(CONTENT, folder, { recursive: true });
    setVariable('CONTENT_DIR', folder);
    const app = editApp({
      folder,
      key: KEY,
      assets: await assets,
      siteOrigin: 'http://127.0.0.1:1',
    });
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
    setVariable('CONTENT_DIR', contentDir);
  },
});

function setVariable(name: string, value: string | undefined) {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

const photo = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer();

async function pressSave(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click();
}

test.describe.configure({ mode: 'default' });

test('saving a title, or a text found by search, changes one line of its file; a refused value is reported at its field', async ({
  page,
  editing,
}) => {
  await page.goto(editing.address);
  await page.getByLabel('Find a file or a text').fill(ARTICLE);
  await page.locator(`nav a[href="#${ARTICLE}"]`).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByLabel('Title', { exact: true }).fill('Cost: "what it is", # 1');
  await expect(page.getByRole('region', { name: 'Changes in the file' })).toContainText(
    `+title: 'Cost: "what it is", # 1'`,
  );
  expect(editing.linesChanged(ARTICLE)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').first()).toHaveText('Saved');
  await page.getByLabel('Text', { exact: true }).press('Control+End');
  await page.getByLabel('Text', { exact: true }).pressSequentially('One more line.');
  await expect(page.getByRole('status').first()).toHaveText('Not saved yet');
  await pressSave(page);
  await expect(page.getByRole('status').first()).toHaveText('Saved');
  expect(editing.linesChanged(ARTICLE)).toEqual([
    `title: 'Cost: "what it is", # 1'`,
    'One more line.',
  ]);

  await page.getByLabel('Find a file or a text').fill('Rules we can be held to');
  await page.locator('nav a', { hasText: 'Rules we can be held to' }).click();
  await expect(page.getByRole('heading', { name: 'pages/about.yaml' })).toBeVisible();
  const heading = page.locator('[id$="sections_3_heading"]');
  await expect(heading).toHaveValue('Rules we can be held to.');
  await expect(heading).toBeFocused();
  // Only the form scrolls, so that Save never moves.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await heading.fill('Rules that bind us.');
  await pressSave(page);
  await expect
    .poll(() => editing.linesChanged('pages/about.yaml'))
    .toEqual(['    heading: Rules that bind us.']);
  await expect(page.getByRole('status').first()).toHaveText('Saved');

  await page.getByLabel('Find a file or a text').fill(TEAM);
  await page.locator(`nav a[href="#${TEAM}"]`).click();
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('nobody');
  await expect(page.getByRole('status').first()).toHaveText('Not saved yet');
  await pressSave(page);
  await expect(page.getByRole('status').first()).toHaveText('Not saved: see the mistakes');
  await expect(email).toHaveAccessibleDescription(/email/i);
  const summary = page.getByRole('region', { name: 'What is wrong' });
  await expect(summary).toBeFocused();
  await summary.getByRole('button', { name: 'email' }).click();
  await expect(email).toBeFocused();
  expect(editing.linesChanged(TEAM)).toEqual([]);
  expect(await axeFaults(page)).toEqual([]);
});

test('a new article with a picture is saved as a draft after its missing fields are reported', async ({
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
  await expect(page.getByText('Saved as desk-1.jpg')).toBeVisible();
  await expect(page.getByRole('img', { name: 'As it is in the folder' })).toBeVisible();
  await page
    .getByLabel('Text', { exact: true })
    .fill('A desk says more about a firm than its lobby does.');
  await pressSave(page);
  await expect(page.getByRole('region', { name: 'What is wrong' })).toContainText(
    'featured_image_alt',
  );
  await page.getByLabel('Featured image alt').fill('A gray desk');
  await pressSave(page);
  await expect(page.getByRole('heading', { name: 'blog/what-a-desk-says.md' })).toBeVisible();
  await expect(page.getByText('Not public: a draft')).toBeVisible();
  await expect(page.locator('nav a[href="#blog/what-a-desk-says.md"]')).toBeVisible();
  expect(readFileSync(join(editing.folder, 'blog/what-a-desk-says.md'), 'utf8')).toContain(
    'featured_image_url: desk-1.jpg\nfeatured_image_alt: A gray desk\n',
  );
  await page.getByLabel('Draft').uncheck();
  await page.getByLabel('Published at').fill('2126-01-31');
  await pressSave(page);
  await expect(page.getByText('Not public: from 2126-01-31 on')).toBeVisible();
});

/** The answer to a save waits until `release` is called. */
async function holdSaves(page: Page) {
  const written = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route('**/api/save', async (route) => {
    const response = await route.fetch();
    written.resolve();
    await released.promise;
    await route.fulfill({ response });
  });
  return { written: written.promise, release: released.resolve };
}

test('text typed during a save, also the first of a new file, is preserved, not reported as saved, and written by the next save', async ({
  page,
  editing,
}) => {
  const first = await holdSaves(page);
  await page.goto(`${editing.address}#copy/${ARTICLE}`);
  await page.getByLabel('Title', { exact: true }).fill('A second article');
  const text = page.getByLabel('Text', { exact: true });
  await pressSave(page);
  await first.written;
  await text.press('Control+End');
  await text.pressSequentially('One more line.');
  first.release();
  await expect(page.getByRole('heading', { name: 'blog/a-second-article.md' })).toBeVisible();
  await expect(page).toHaveURL(/#blog\/a-second-article\.md$/);
  await expect(page.getByRole('status').first()).toHaveText('Not saved yet');
  const second = await holdSaves(page);
  await pressSave(page);
  await second.written;
  await text.pressSequentially(' And another.');
  // A check during the save would report the saved file as another person's change.
  await page.waitForTimeout(CHECK_PAUSE_MS);
  await expect(page.getByRole('status').first()).toHaveText('Saving ...');
  second.release();
  await expect(page.getByRole('status').first()).toHaveText('Not saved yet');
  await pressSave(page);
  await expect(page.getByRole('status').first()).toHaveText('Saved');
  const lines = readFileSync(join(editing.folder, 'blog/a-second-article.md'), 'utf8').split('\n');
  expect(lines.at(-1)).toBe('One more line. And another.');
});
