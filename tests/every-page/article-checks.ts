import { isSample } from '../support/content-in-use.ts';
import { pagesOf } from '../support/pages-in-use.ts';
import { expect, type PageTab } from './page-tab.ts';

/** The tool and its service must be named within this part of the text. */
const FIRST_PART = 1 / 3;
const HEIGHT = 844;

export const articles = new Set(pagesOf('article'));

/**
 * Runs in the page. Returns texts of the drawing that exceed their outline or the paper, or are too
 * small.
 */
function plateFaults() {
  return [...document.querySelectorAll<SVGSVGElement>('svg.inline-plate')].flatMap((plate) => {
    const paper = plate.getBoundingClientRect();
    return [...plate.querySelectorAll('text')]
      .filter((text) => {
        const { left, right, top, bottom, height } = text.getBoundingClientRect();
        const isOff =
          Math.abs(text.getComputedTextLength() - Number(text.getAttribute('textLength'))) > 1;
        const isOut =
          left < paper.left || right > paper.right || top < paper.top || bottom > paper.bottom;
        return isOff || isOut || height < 5;
      })
      .map((text) => text.textContent);
  });
}

function removeTypefaces() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('svg.inline-plate text { font-family: cursive !important }');
  document.adoptedStyleSheets.push(sheet);
}

export async function checkArticle({ page, show }: PageTab, address: string) {
  if (!articles.has(address)) return;
  for (const width of isSample ? [390, 1440] : []) {
    await show(address, { width, height: HEIGHT });
    const parts = await page.locator('.article').evaluate((text) => {
      const { top, height } = text.getBoundingClientRect();
      return ['/tools/', '/services/'].map((folder) => {
        const link = text.querySelector(`.ask a[href^="${folder}"]`);
        return link
          ? (link.getBoundingClientRect().bottom - top) / height
          : Number.POSITIVE_INFINITY;
      });
    });
    for (const part of parts)
      expect.soft(part, `${width} px: tool or service`).toBeLessThanOrEqual(FIRST_PART);
  }
  for (const width of [320, 360]) {
    await show(address, { width, height: HEIGHT });
    const wideTables = await page
      .locator('.article table.stacked')
      .evaluateAll((tables) =>
        tables
          .filter((table) => table.scrollWidth > (table.parentElement as HTMLElement).clientWidth)
          .map((table) => table.textContent?.slice(0, 60)),
      );
    expect.soft(wideTables, `${width} px: tables`).toEqual([]);
  }
  await show(address, { width: 1440, height: 900 });
  expect.soft(await page.evaluate(plateFaults), 'its plate').toEqual([]);
  await page.evaluate(removeTypefaces);
  expect.soft(await page.evaluate(plateFaults), 'its plate without its typefaces').toEqual([]);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
