import { isSample } from '../support/content-in-use.ts';
import { pagesOf } from '../support/pages-in-use.ts';
import { expect, type PageTab } from './page-tab.ts';

/** The tool and its service must be named within this part of the text. */
const FIRST_PART = 1 / 3;
const HEIGHT = 844;

export const articles = new Set(pagesOf('article'));

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
}
