import { chromium } from '@playwright/test';
import { headlessPath, LIGHT_FLAGS } from '../support/chromium.ts';
import { pages } from '../support/pages-in-use.ts';
import { expect, test } from './journey.ts';

/** Pages of these kinds are laid out each in its own way; of the others one stands for all. */
const EACH_ITS_OWN: readonly string[] = ['agency', 'service', 'tool'];

const looked = pages.filter(
  ({ kind, path }, at) =>
    EACH_ITS_OWN.includes(kind) ||
    (kind !== 'aside' &&
      !path.includes('/category/') &&
      pages.findIndex((page) => page.kind === kind) === at),
);

/** In the page: what is cut off at the right or makes the page scroll sideways. */
function cutOff() {
  const edge = document.documentElement.clientWidth;
  const sideways = document.documentElement.scrollWidth > edge ? ['the page scrolls sideways'] : [];
  const clipped = [...document.querySelectorAll('.pleading')].filter(
    (part) => part.scrollWidth > part.clientWidth,
  );
  const outside = [...document.querySelectorAll('header a, header button, h1, h2')].filter(
    (part) => part.getBoundingClientRect().right > edge + 1,
  );
  return [
    ...sideways,
    ...[...clipped, ...outside].map((part) => `${part.tagName}: ${part.textContent?.trim()}`),
  ];
}

// The browser's own setting, which its text and what is measured in letters follow; a page's zoom is another thing.
for (const [width, letters] of [
  [390, 32],
  [320, 20],
] as const)
  test(`on a phone of ${width} px with letters of ${letters} px nothing is cut off`, async ({
    sharedSite,
  }) => {
    const browser = await chromium.launch({
      ...(headlessPath ? { executablePath: headlessPath } : {}),
      args: [...LIGHT_FLAGS, `--blink-settings=defaultFontSize=${letters}`],
    });
    const page = await browser.newPage({ baseURL: sharedSite.url, viewport: { width, height: 800 } });
    for (const { path } of looked) {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        `${letters}px`,
      );
      expect(await page.evaluate(cutOff), path).toEqual([]);
    }
    await browser.close();
  });
