import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { ROOT } from '../bootstrap/install.mjs';
import { chromiumProgram, HEADLESS_FLAGS } from './chromium-program.ts';
import type { Part } from './part.ts';
import { type Served, withServer } from './server-process.ts';

const FOLDER = join(ROOT, 'docs', 'pictures');
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Width of a desktop's picture in the README, and of a phone's beside others, in px. */
const WIDTHS = new Map([
  [DESKTOP, 1_200],
  [PHONE, 390],
]);

const PAGES = [
  { name: 'home', path: '/', viewport: DESKTOP },
  { name: 'cost-per-signed-case', path: '/tools/cost-per-signed-case', viewport: PHONE },
  { name: 'article', path: '/blog/cost-per-signed-case', viewport: PHONE },
  { name: 'city', path: '/locations/tampa-law-firm-marketing-agency', viewport: PHONE },
] as const;

/** Where the leads of the terminal's picture say they come from. */
const SOURCES = [
  { landing: '/', page: '/contact', referrer: 'www.google.com', count: 5 },
  { landing: '/blog/cost-per-signed-case', page: '/contact', referrer: 'www.bing.com', count: 3 },
  { landing: '/pricing', page: '/pricing', referrer: undefined, count: 2 },
] as const;

async function keep(name: string, picture: Buffer, width?: number) {
  await sharp(picture)
    .resize({ width })
    .webp({ quality: 82 })
    .toFile(join(FOLDER, `${name}.webp`));
}

async function drawPages(browser: Browser, address: string) {
  for (const { name, path, viewport } of PAGES) {
    const page = await browser.newPage({ viewport, baseURL: address, reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'));
    await page.goto(path, { waitUntil: 'networkidle' });
    await keep(name, await page.screenshot(), WIDTHS.get(viewport) ?? viewport.width);
    await page.close();
  }
}

async function sendLeads(address: string) {
  for (const { count, ...visit } of SOURCES)
    for (let nth = 0; nth < count; nth += 1) {
      const answer = await fetch(`${address}/functions/v1/send-contact-email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          name: 'Ada Park',
          email: `ada${nth}@park-law.example`,
          phone: '8135550142',
          firmName: 'Park Law',
          submissionId: crypto.randomUUID(),
          ...visit,
        }),
      });
      if (!answer.ok) throw new Error(`A lead was answered ${answer.status}: ${await answer.text()}`);
    }
}

/** What the terminal shows: the command as it is typed, and what it printed. */
async function terminal({ dataDir }: Served): Promise<string> {
  const command = ['commands/leads.ts', 'stats', '--weeks', '4'];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return `$ npm run leads -- stats --weeks 4\n\n${stdout}`;
}

async function drawTerminal(browser: Browser, text: string) {
  const page = await browser.newPage({ viewport: { width: 900, height: 200 } });
  await page.setContent(
    '<style>body{margin:0}pre{margin:0;padding:28px 32px;width:max-content;background:#14171c;color:#e8eaed;font:15px/1.5 monospace}</style><pre></pre>',
  );
  const pre = page.locator('pre');
  await pre.evaluate((element, words) => {
    element.textContent = words;
  }, text);
  await keep('terminal', await pre.screenshot());
  await page.close();
}

export const pictures: Part = {
  about: 'draws the pictures of the README anew, from the built site and a database of its own',
  run: () =>
    withServer(
      async (served) => {
        mkdirSync(FOLDER, { recursive: true });
        const browser = await chromium.launch({ executablePath: chromiumProgram(), args: HEADLESS_FLAGS });
        try {
          await drawPages(browser, served.address);
          await sendLeads(served.address);
          await drawTerminal(browser, await terminal(served));
        } finally {
          await browser.close();
        }
        return true;
      },
      { env: { RATE_LIMIT_SCALE: '0' } },
    ),
};
