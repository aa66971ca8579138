import { nameLines } from '../../src/site/name-lines.ts';
import { site } from '../support/content-in-use.ts';
import { expect, test } from './journey.ts';

const NAMES = [
  'Consultwebs',
  'Harbor & Finch',
  'Law Firm Marketing Pros',
  'Professional Legal Marketing of America',
  'W'.repeat(40),
];
const WIDTHS = [320, 360, 390, 430, 640, 1024, 1100, 1366, 2560];

test('a name of any length fits into header and footer at every width', async ({ page }) => {
  await page.goto('/about');
  let before = site.brand;
  for (const name of NAMES) {
    await page.locator('.logo-name').evaluateAll(
      (places, lines) => {
        for (const place of places) {
          place.classList.toggle('logo-name-long', lines.length > 1);
          place.replaceChildren(
            ...lines.map((line) =>
              Object.assign(document.createElement('span'), { textContent: line }),
            ),
          );
        }
      },
      [...nameLines(name)],
    );
    // Wherever else the page says it: the footer above all, which is a grid.
    await page.locator('body').evaluate(
      (body, [ours, theirs]) => {
        const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode())
          if (texts.currentNode.nodeValue?.includes(ours))
            texts.currentNode.nodeValue = texts.currentNode.nodeValue.replaceAll(ours, theirs);
      },
      [before, name] as const,
    );
    before = name;
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${name}, ${width} px`).toBeLessThanOrEqual(0);
      const menu = width < 1024 ? 'Menu' : 'Get Started';
      await expect(
        page.getByRole('banner').getByRole('button', { name: menu, exact: true }),
      ).toBeInViewport({
        ratio: 1,
      });
    }
  }
});
