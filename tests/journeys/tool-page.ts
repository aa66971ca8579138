import type { Page } from '@playwright/test';

export const tool = (page: Page) => page.locator('[data-tool-section]');
export const button = (page: Page, name: string) =>
  tool(page).getByRole('button', { name, exact: true });
export const heading = (page: Page) => page.locator('#tool-heading');
export const robots = (page: Page) => page.locator('meta[name=robots]');

/**
 * Returns elements with a text beside other nodes; there should be none. A translator replaces such
 * a text by elements, and React then writes into a detached node.
 */
export const mixedTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('astro-island *')].flatMap((element) => {
      const isText = ({ nodeType, textContent }: ChildNode) =>
        nodeType === 3 && textContent?.trim();
      return element.childNodes.length > 1 && [...element.childNodes].some(isText)
        ? [element.outerHTML.slice(0, 120)]
        : [];
    }),
  );
