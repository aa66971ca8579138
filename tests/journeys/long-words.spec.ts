import { pages } from '../support/pages-in-use.ts';
import { expect, test } from './journey.ts';

/** A word that an editor may write into a title or a name, as long as ordinary ones are in some languages. */
const WORD = 'Straßenverkehrsordnungswidrigkeit';
/** A page of every kind, and each of the agency's own, which are laid out each in its own way. */
const PATHS = pages
  .filter(({ kind }, at) => kind === 'agency' || pages.findIndex((page) => page.kind === kind) === at)
  .filter(({ kind }) => !['aside', 'article-list'].includes(kind))
  .map(({ path }) => path);

/** Puts the word into every text of the page that stands in no control and is not held on one line. */
function lengthen(word: string) {
  const skipped = 'script, style, svg, noscript, button, .btn, form, astro-island, [hidden]';
  const texts = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT);
  let count = 0;
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const holder = text.parentElement;
    if (!holder || holder.closest(skipped) || getComputedStyle(holder).whiteSpace === 'nowrap') continue;
    const longer = text.data.replace(/[A-Za-z’]{3,}/, word);
    if (longer !== text.data) count += 1;
    text.data = longer;
  }
  return count;
}

for (const path of PATHS)
  test(`a long word in any text of ${path} makes the page no wider on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    expect(await page.evaluate(lengthen, WORD)).toBeGreaterThan(3);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const { scrollWidth, wide } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        wide: [...document.querySelectorAll('main *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.outerHTML.slice(0, 90)),
      }));
      expect(scrollWidth, wide.join('\n')).toBe(width);
    }
  });
