import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { RELATED_POSTS_MAX } from '../../src/features/blog/list/post-order.ts';
import { axeFaults } from '../support/axe.ts';
import { expect, test } from './journey.ts';
import { holdBack } from './visitor.ts';

const POST = '/blog/cost-per-signed-case';
const TITLE = 'How to Calculate Cost per Signed Case, Channel by Channel';
/** Published on 12 August 2025. */
const DATED = '/blog/law-firm-reviews-ethics';

/** Where the article begins; there is another at its end. */
const share = (page: Page) => page.getByRole('group', { name: 'Share' }).first();
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Reading progress' });
const badge = (page: Page) => page.locator('[data-published]');

test('every part of an article is there', async ({ page }) => {
  await page.goto(POST);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(trail).toHaveText(['Home', /Blog/, new RegExp(TITLE)]);
  const article = page.getByRole('article', { name: TITLE });
  await expect(article.getByRole('link', { name: 'SEO & PPC', exact: true })).toHaveAttribute(
    'href',
    '/blog?category=SEO%20%26%20PPC',
  );
  await expect(article.getByText('Ingrid Solbakk, Analytics Lead')).toBeVisible();
  // When it was published, and when its facts were last compared with their sources.
  await expect(article.locator('time')).toHaveText(['July 2025', /^\w+ \d{1,2}, 20\d\d$/]);
  await expect(article.getByText('9 min read')).toBeVisible();
  await expect(article.getByRole('img').first()).toHaveAccessibleName(/\w{3}/);
  await expect(article.getByRole('link', { name: 'Back to Blog', exact: true })).toHaveAttribute(
    'href',
    '/blog',
  );
  await expect(article.locator('.post-byline')).toHaveText('By Ingrid Solbakk');
  await expect(article.locator('.post-stats > div')).toHaveText(['Parts10', 'Tables6', 'Sources2']);
  const about = page.getByRole('region', { name: 'About this article' });
  await expect(about.locator('dt')).toHaveText(['Published', 'Words', 'Depth', 'Reading level']);
  await expect(about.locator('dd')).toHaveText([
    'July 29, 2025',
    /^[12],\d{3}$/,
    'In-Depth Analysis',
    /^Grade \d+$/,
  ]);
  const quality = page.getByRole('region', { name: 'Content quality, counted' });
  await expect(quality.locator('dt')).toHaveText([
    'Outside pages cited',
    'Texts to copy',
    'Numbered steps',
    'Signed by',
  ]);
  await expect(quality.locator('dd').first()).toHaveText('2');
  const resources = page.getByRole('region', { name: 'Related Resources' }).getByRole('link');
  await expect(resources).toHaveCount(5);
  await expect(resources.last()).toHaveAttribute('href', '/pricing');
  const related = page.getByRole('region', { name: 'Related Articles' }).getByRole('article');
  await expect(related).toHaveCount(RELATED_POSTS_MAX);
  for (const card of await related.all()) {
    await expect(card).toContainText('SEO & PPC');
    await expect(card.locator('img[alt=""]')).toHaveCount(1);
  }
  await expect(page.getByRole('button', { name: 'Get Your Free Strategy Session' })).toBeVisible();
});

/** Texts of the plate that are wider than the outlines they stand for, leave the paper, or are nothing to a reader. */
function plateFaults(page: Page): Promise<string[]> {
  return page.locator('svg.inline-plate').evaluate((plate) => {
    const paper = plate.getBoundingClientRect();
    return [...plate.querySelectorAll('text')]
      .filter((text) => {
        const { left, right, top, bottom, height } = text.getBoundingClientRect();
        const isOff = Math.abs(text.getComputedTextLength() - Number(text.getAttribute('textLength'))) > 1;
        const isOut = left < paper.left || right > paper.right || top < paper.top || bottom > paper.bottom;
        return isOff || isOut || height < 5;
      })
      .map((text) => text.textContent);
  });
}

test.describe(() => {
  test.use({ allowedTroubles: /^Failed to decode downloaded font: |^OTS parsing error/ });
  test('the plate of every article is drawn in the page, also where its typefaces never come', async ({
    page,
  }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
    });
    await page.goto(POST);
    await page.evaluate(() => document.fonts.ready);
    expect(await plateFaults(page)).toEqual([]);
    await page.route('**/*.woff2', (route) => route.fulfill({ status: 200, body: '' }));
    for (const file of readdirSync('content/blog')) {
      await page.goto(`/blog/${file.replace(/\.md$/, '')}`);
      expect(await plateFaults(page), file).toEqual([]);
    }
    // On a screen of this size the lists of articles below are out of sight.
    expect(pictures.filter((path) => path.startsWith('/assets/plates/'))).toEqual([]);
  });
});

test('a member of the team has a card with years, three credentials and links', async ({ page }) => {
  await page.goto(POST);
  const card = page.getByRole('region', { name: 'Ingrid Solbakk' });
  await expect(card.getByRole('img', { name: 'Signature of Ingrid Solbakk' })).toBeVisible();
  await expect(card.getByText('Analytics Lead, 4 years of experience')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveCount(3);
  await expect(card.getByRole('link', { name: 'Profile of Ingrid' })).toHaveAttribute(
    'href',
    '/team/ingrid-solbakk',
  );
  await expect(card.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:ingrid/);
  await expect(card.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', /linkedin\.com\/in\//);
});

test('anyone else has initials and a line about contributing', async ({ page }) => {
  await page.goto('/blog/law-firm-website-contract');
  const card = page.getByRole('region', { name: 'The Northbar Editorial Team' });
  await expect(card.getByText('NT', { exact: true })).toBeVisible();
  await expect(card).toContainText('Contributing author. Writes for Northbar');
  await expect(card.getByRole('img')).toHaveCount(0);
});

test('the bar goes from 0 at the top to 100 at the end of the text, not of the page', async ({ page }) => {
  await page.goto(POST);
  await expect(bar(page)).toHaveAttribute('max', '100');
  await expect(bar(page)).toHaveJSProperty('value', 0);
  await expect(bar(page)).toHaveAttribute('data-state', 'loading');
  const scrollToEnd = (share: number) =>
    page.evaluate((part) => {
      const end = (document.querySelector('[data-article]')?.getBoundingClientRect().bottom ?? 0) + scrollY;
      scrollTo({ top: (end - innerHeight) * part, behavior: 'instant' });
    }, share);
  await scrollToEnd(0.5);
  await expect
    .poll(() => bar(page).evaluate((element: HTMLProgressElement) => element.value))
    .toBeGreaterThan(47);
  await expect(bar(page)).toHaveAttribute('data-state', 'loading');
  await expect(bar(page)).toBeInViewport();
  await scrollToEnd(1);
  await expect(bar(page)).toHaveJSProperty('value', 100);
  await expect(bar(page)).toHaveAttribute('data-state', 'complete');
  expect(await page.evaluate(() => scrollY + innerHeight < document.body.scrollHeight - 500)).toBe(true);
  await scrollToEnd(0);
  await expect(bar(page)).toHaveJSProperty('value', 0);
});

for (const [now, words] of [
  ['2025-08-12T12:00:00Z', 'Fresh Content'],
  ['2025-09-11T23:59:59Z', 'Fresh Content'],
  ['2025-09-12T00:00:00Z', 'Recently Updated'],
  ['2025-11-10T23:59:59Z', 'Recently Updated'],
  ['2025-11-11T00:00:00Z', ''],
] as const) {
  test(`on ${now} the badge says "${words}"`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(now));
    await page.goto(DATED);
    await expect(badge(page)).toBeVisible({ visible: words !== '' });
    await expect(badge(page)).toHaveText(words);
  });
}

test('share links open windows of 600x400 at the networks', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = (...given) => {
      document.documentElement.dataset.opened = JSON.stringify(given);
      return window;
    };
  });
  // Asked for before the visit: a browser may report a pointer on a page that it has just opened.
  const loaded = page.waitForResponse(/share.*\.js$/);
  await page.goto(POST);
  await share(page).hover();
  await (await loaded).finished();
  const address = `https://www.northbar.example${POST}`;
  for (const [name, host, path, query] of [
    ['X (Twitter)', 'twitter.com', '/intent/tweet', { url: address, text: TITLE }],
    ['LinkedIn', 'www.linkedin.com', '/sharing/share-offsite/', { url: address }],
    ['Facebook', 'www.facebook.com', '/sharer/sharer.php', { u: address }],
  ] as const) {
    await share(page)
      .getByRole('link', { name: `Share on ${name}` })
      .click();
    const opened = JSON.parse((await page.locator('html').getAttribute('data-opened')) ?? '[]') as string[];
    const url = new URL(opened[0] ?? '');
    expect([url.host, url.pathname]).toEqual([host, path]);
    expect(Object.fromEntries(url.searchParams)).toEqual(query);
    expect(opened[2]?.split(',')).toEqual(expect.arrayContaining(['popup', 'width=600', 'height=400']));
    await expect(page).toHaveURL(new RegExp(`${POST}$`));
  }
});

test('a real window opens, apart from the page', async ({ page, context }) => {
  await context.route('https://www.facebook.com/**', (route) =>
    route.fulfill({ body: '<title>Share</title>', contentType: 'text/html' }),
  );
  await page.goto(POST);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    share(page).getByRole('link', { name: 'Share on Facebook' }).click(),
  ]);
  await expect(popup).toHaveTitle('Share');
  expect(await popup.evaluate(() => window.opener)).toBeNull();
});

test('Copy link puts the address into the clipboard and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(POST);
  await share(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status')).toHaveText('Link copied to clipboard!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `https://www.northbar.example${POST}`,
  );
  expect(await axeFaults(page)).toEqual([]);
});

test('a clipboard that refuses is told', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.goto(POST);
  await share(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to copy link');
});

test('a link pressed before its script has arrived is copied when it comes', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await holdBack(page, /share.*\.js$/);
  await page.goto(POST);
  await share(page).getByRole('button', { name: 'Copy link' }).click();
  release();
  await expect(page.getByRole('status')).toHaveText('Link copied to clipboard!');
});

test.describe('after a release that has taken its script away', () => {
  test.use({ allowedTroubles: /status of 404|Failed to fetch dynamically/ });

  test('a press on Copy link says that it failed', async ({ page }) => {
    await page.route(/share.*\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.goto(POST);
    for (const _ of ['once', 'again']) {
      await share(page).getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByRole('alert')).toHaveText('Failed to copy link');
    }
  });
});

test('the contents lead to the parts, and a part can be linked', async ({ page }) => {
  await page.goto(POST);
  const contents = page.getByRole('navigation', { name: 'In this article' });
  await expect(contents.getByRole('link')).toHaveCount(10);
  await contents.getByRole('link', { name: 'What belongs in the cost?' }).click();
  await expect(page).toHaveURL(`${POST}#text-what-belongs-in-the-cost`);
  const part = page.getByRole('heading', { name: 'What belongs in the cost?' });
  await expect(part).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await part.boundingBox())?.y)
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await expect(part.getByRole('link')).toHaveAttribute('href', '#text-what-belongs-in-the-cost');
});

test('on a phone the contents are folded, and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(POST);
  const contents = page.getByRole('navigation', { name: 'In this article' });
  await expect(contents.getByRole('link').first()).toBeHidden();
  await contents.getByText('In this article').click();
  await expect(contents.getByRole('link').first()).toBeVisible();
  for (const width of [320, 360, 390, 720]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBe(
      0,
    );
  }
});

test('on paper there is the article, without what a reader of paper cannot use', async ({ page }) => {
  await page.goto(POST);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  for (const part of [
    '[data-reading]',
    '[data-contents]',
    'fieldset',
    '#related-heading',
    '#closing-heading',
  ])
    await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
});
