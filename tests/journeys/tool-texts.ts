import type { Page } from '@playwright/test';

/**
 * Elements of a tool in which a text stands beside something else. There is none: a translator that
 * puts elements into the place of a text takes that text from React, which would write into one
 * that nobody sees.
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
