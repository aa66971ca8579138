import { contactCopy } from '../../src/content/contact-copy.ts';
import { INQUIRY_KINDS } from '../../src/content/inquiry-kinds.ts';
import type { PageKind } from '../../src/features/sitemap/site-page.ts';
import { isSample } from '../support/content-in-use.ts';
import { pages, pagesWith } from '../support/pages-in-use.ts';
import { SIZES } from './first-screen-checks.ts';
import { expect, test } from './page-tab.ts';

/** Runs in the page. Returns the parts of the open dialog that are cut off or covered. */
function hiddenParts(selectors: readonly string[]) {
  return selectors.filter((selector) => {
    const part = document.querySelector(`dialog[open] ${selector}`);
    const { top = -1, bottom = 0, left = 0, width = 0 } = part?.getBoundingClientRect() ?? {};
    const isUncovered = [top + 2, bottom - 2].every((y) =>
      part?.contains(document.elementFromPoint(left + width / 2, y)),
    );
    return top < 0 || bottom > innerHeight || !isUncovered;
  });
}

/**
 * Runs in the page. Focuses each field of the open dialog and returns those out of sight or too
 * small.
 */
async function fieldFaults() {
  const faults: string[] = [];
  const fields = document.querySelectorAll<HTMLElement>(
    'dialog[open] [data-field] :is(input, textarea)',
  );
  for (const field of fields) {
    field.focus();
    // The page scrolls to the focused field within two frames.
    for (let pictures = 0; pictures < 2; pictures++) await new Promise(requestAnimationFrame);
    const { top, bottom, left, width, height } = field.getBoundingClientRect();
    const isCovered = [top + 2, bottom - 2].some(
      (y) => document.elementFromPoint(left + width / 2, y) !== field,
    );
    if (top < 0 || bottom > innerHeight || isCovered)
      faults.push(`${field.id} in focus is out of sight`);
    if (height < 44) faults.push(`${field.id} is ${height} px high`);
    const { fontSize } = getComputedStyle(field);
    if (Number.parseFloat(fontSize) < 16) faults.push(`${field.id} has letters of ${fontSize}`);
  }
  return fields.length > 0 ? faults : ['no field'];
}

const PARTS = ['.form-foot > p', '[type=submit]'];
/** The smallest phone and laptop would cut a dialog first. */
const SMALLEST_SIZES = [SIZES[0], SIZES[3]];

/** Each opener has a name, a pattern of its HTML, a selector, and the kinds of its pages. */
const OPENERS: [name: string, pattern: RegExp, selector: string, kinds?: PageKind[]][] = [
  ['without a choice', /<h1/, 'header [data-dialog="contact-dialog"]', ['home']],
  ['with a package', /class="[^"]*package/, '.package [data-subject]', ['agency']],
  ['with a city', /data-subject/, 'main [data-dialog="contact-dialog"][data-subject]', ['city']],
  ['for the report', /data-source="report-hero"/, '[data-source="report-hero"]', ['report']],
  ...INQUIRY_KINDS.map((kind): (typeof OPENERS)[number] => [
    `for ${contactCopy().requests[kind].name.toLowerCase()}`,
    new RegExp(`data-ask="${kind}"`),
    `main [data-ask="${kind}"]`,
  ]),
];
const longestFirst = (paths: string[]) => paths.toSorted((a, b) => b.length - a.length);
const KINDS = [...new Set(pages.map(({ kind }) => kind))];

for (const [openerName, pattern, opener, kinds = KINDS] of OPENERS)
  test(`the dialog ${openerName} shows its button and fields`, async ({ tab: { page, open } }) => {
    const [path] = longestFirst(kinds.flatMap((kind) => pagesWith(pattern, kind)));
    expect(Boolean(path) || !isSample, 'the sample has one of each').toBe(true);
    test.skip(!path, 'no page of the content in use has one');
    await open(path ?? '', { width: 1440, height: 900 });
    const title = await page.locator(opener).first().getAttribute('data-title');
    const sizes = path === '/' ? [...SIZES, [1440, 900] as const] : SMALLEST_SIZES;
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.locator(opener).first().click();
      await page.locator('dialog[open] form:not([data-script])').waitFor();
      if (title) await expect(page.locator('dialog[open] h2').first()).toHaveText(title);
      const sizeName = `${width}x${height}`;
      expect(await page.evaluate(hiddenParts, PARTS), `${sizeName}, opened`).toEqual([]);
      await page.locator('dialog[open] [type=submit]').click();
      expect(await page.evaluate(hiddenParts, PARTS), `${sizeName}, refused`).toEqual([]);
      expect(await page.evaluate(fieldFaults), sizeName).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
  });
