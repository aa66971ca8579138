import { expect, test } from './journey.ts';

/** A word that an editor may write into a title or a name, as long as ordinary ones are in some languages. */
const WORD = 'Straßenverkehrsordnungswidrigkeit';
const PATHS = [
  '/',
  '/about',
  '/pricing',
  '/blog',
  '/services/web-design',
  '/services/analytics',
  '/team/linh-trieu',
  '/privacy-policy',
  '/resources/what-law-firms-get-wrong-google-ai-overview',
  '/sitemap',
  '/contact',
  '/blog/law-firm-website-speed-accessibility',
  '/practice-areas/personal-injury',
  '/locations/tampa-law-firm-marketing-agency',
];

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

for (const width of [320, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of PATHS)
      test(`a long word in any text of ${path} makes the page no wider`, async ({ page }) => {
        await page.goto(path);
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true;
        });
        expect(await page.evaluate(lengthen, WORD)).toBeGreaterThan(5);
        const { scrollWidth, wide } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          wide: [...document.querySelectorAll('main *')]
            .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
            .map((element) => element.outerHTML.slice(0, 90)),
        }));
        expect(scrollWidth, wide.join('\n')).toBe(width);
      });
  });
}
