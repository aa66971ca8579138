import type { Page } from '@playwright/test';
import { addressOf } from '../../server/serving/stored-file.ts';
import { ASK_KINDS } from '../../src/content/asks.ts';
import { contactWords } from '../../src/content/contact-words.ts';
import type { PageKind } from '../../src/features/sitemap/site-page.ts';
import { pages, pagesWith } from '../support/pages-in-use.ts';
import { pageFiles } from './page-files.ts';
import { expect, test } from './page-tab.ts';

/** Common laptops, and phones whose browser has its bars. */
const SIZES = [
  [1366, 768],
  [1280, 720],
  [1536, 730],
  [390, 844],
  [375, 667],
  [360, 640],
] as const;
/** Highest a banner may be, in px: one line on a laptop. */
const BANNER_MAX = { laptop: 60, phone: 120 } as const;
/** The XML of a sitemap as a person sees it, and pages without a headline of their own to act on, have no first screen. */
const isCovered = (address: string) => !/^\/(blog\/(category|page)\/|sitemap\/xml$)/.test(address);

/** Runs in the page. Out: which of headline, first sentence, main control and claims the banner or the window cuts. */
function cutOff(): string[] {
  const banner = document.querySelector('[data-cookie-banner]')?.getBoundingClientRect();
  const free = banner?.height ? banner.top : innerHeight;
  const h1 = document.querySelector('main h1');
  const place = h1?.closest('section, .page');
  if (!banner?.height || !h1 || !place) return ['no banner, or no headline'];
  const after = (selector: string, root: ParentNode = place) =>
    [...root.querySelectorAll(selector)].find(
      (each) => each.checkVisibility() && h1.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
  const tool = document.querySelector('[data-tool-place]');
  // Where a page has nothing to press of its own, the header's button is what there is to do.
  const control =
    (tool && after('button, input, select, textarea', tool)) ??
    after('.btn, form :is(input, textarea)') ??
    document.querySelector('header [commandfor="contact-dialog"]');
  const parts: Record<string, Element | null | undefined> = {
    headline: h1,
    sentence: after('p') ?? after('p', document),
    control: control?.closest('label') ?? control,
    // Small phones have no room for them.
    claims: location.pathname === '/' && innerHeight > 700 ? after('dl') : h1,
  };
  return Object.entries(parts).flatMap(([part, element]) => {
    const { top = -1, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    return top >= 0 && bottom <= free ? [] : [`${part}: ${Math.round(bottom)} of ${Math.round(free)} px`];
  });
}

for (const address of pageFiles().map(addressOf).filter(isCovered))
  test(`the first screen of ${address}: headline, a sentence and what there is to do, above the banner`, async ({
    tab,
  }) => {
    const faults: string[] = [];
    await tab.open(address, { width: 360, height: 640 });
    await expect(tab.page.locator('[data-cookie-banner]')).toBeVisible();
    for (const [width, height] of SIZES) {
      await tab.show(address, { width, height });
      for (const fault of await tab.page.evaluate(cutOff)) faults.push(`${width}x${height} ${fault}`);
    }
    expect(faults).toEqual([]);
  });

test('the banner is one line on a laptop and at most 120 px on a phone, with a privacy signal too', async ({
  browser,
  sharedSite,
}) => {
  for (const hasSignal of [false, true]) {
    const context = await browser.newContext({ baseURL: sharedSite.url });
    const page = await context.newPage();
    await page.addInitScript((signal) => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: signal });
    }, hasSignal);
    await page.goto('/');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const box = await page.locator('[data-cookie-banner]').boundingBox();
      expect(box?.height, `${width} px`).toBeLessThanOrEqual(
        width > 1000 ? BANNER_MAX.laptop : BANNER_MAX.phone,
      );
    }
    await context.close();
  }
});

/** Whether a part of the dialog is seen whole, and nothing lies over it. */
const isSeen = (page: Page, selector: string) =>
  page.locator(`dialog[open] ${selector}`).evaluate((part) => {
    const { top, bottom, left, width } = part.getBoundingClientRect();
    const isWhole = top >= 0 && bottom <= innerHeight;
    return (
      isWhole &&
      [top + 2, bottom - 2].every((y) => part.contains(document.elementFromPoint(left + width / 2, y)))
    );
  });

/** What opens a dialog, as its HTML says it and as a selector: the header's button, a choice, the report, every kind of ask. */
const OPENERS: [what: string, mark: RegExp, selector: string, kinds?: PageKind[]][] = [
  ['without a choice', /<h1/, 'header [commandfor="contact-dialog"]', ['home']],
  ['with a package', /class="[^"]*package/, '.package button[data-subject]', ['agency']],
  ['with a city', /data-subject/, 'main [commandfor="contact-dialog"][data-subject]', ['city']],
  ['for the report', /data-source="report-hero"/, '[data-source="report-hero"]', ['report']],
  ...ASK_KINDS.map((kind): (typeof OPENERS)[number] => [
    `for ${contactWords().asks[kind].name.toLowerCase()}`,
    new RegExp(`data-ask="${kind}"`),
    `main [data-ask="${kind}"]`,
  ]),
];
/** The longest name of a city makes the longest title of a dialog. */
const longestFirst = (paths: string[]) => paths.toSorted((a, b) => b.length - a.length);
const KINDS = [...new Set(pages.map(({ kind }) => kind))];

for (const [what, mark, opener, kinds = KINDS] of OPENERS)
  test(`the dialog ${what} shows its button and what one agrees to, when it opens and when it refuses`, async ({
    tab: { page, open },
  }) => {
    const [path] = longestFirst(kinds.flatMap((kind) => pagesWith(mark, kind)));
    test.skip(!path, 'no page of the content in use has one');
    await open(path ?? '', { width: 1440, height: 900 });
    for (const [width, height] of [...SIZES, [1440, 900] as const]) {
      await page.setViewportSize({ width, height });
      await page.locator(opener).first().click();
      await page.locator('dialog[open] form:not([data-script])').waitFor();
      for (const when of ['opened', 'refused']) {
        if (when === 'refused') await page.locator('dialog[open] [type=submit]').click();
        for (const part of ['.form-foot > p', '[type=submit]'])
          expect(await isSeen(page, part), `${width}x${height} ${when}: ${part}`).toBe(true);
      }
      const fields = page.locator('dialog[open] [data-field] :is(input, textarea)');
      for (const field of await fields.all()) {
        await field.focus();
        const { height: tall, fontSize } = await field.evaluate((control) => ({
          height: control.getBoundingClientRect().height,
          fontSize: Number.parseFloat(getComputedStyle(control).fontSize),
        }));
        expect(tall).toBeGreaterThanOrEqual(44);
        expect(fontSize).toBeGreaterThanOrEqual(16);
        const id = await field.getAttribute('id');
        expect(await isSeen(page, `#${id}`), `${width}x${height}: ${id} in focus`).toBe(true);
      }
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
  });
