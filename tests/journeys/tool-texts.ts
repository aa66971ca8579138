import type { Page } from '@playwright/test';

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
