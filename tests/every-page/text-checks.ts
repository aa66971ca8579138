import { expect, type PageTab } from './page-tab.ts';
import { templates } from './templates.ts';

const isInSite = (address: string) => (templates.get(address) ?? 'unlisted') !== 'unlisted';
const hasFreeTexts = (address: string) => isInSite(address) && templates.get(address) !== 'tool';

/** Runs in the page. Returns texts that are cut off at the right or widen the page. */
function cutOffTexts() {
  const rightEdge = document.documentElement.clientWidth;
  const sideways =
    document.documentElement.scrollWidth > rightEdge ? ['the page scrolls sideways'] : [];
  const clipped = [...document.querySelectorAll('.pleading')].filter(
    (part) => part.scrollWidth > part.clientWidth,
  );
  const outside = [...document.querySelectorAll('header a, header button, h1, h2')].filter(
    (part) => part.getBoundingClientRect().right > rightEdge + 1,
  );
  return [
    ...sideways,
    ...[...clipped, ...outside].map((part) => `${part.tagName}: ${part.textContent?.trim()}`),
  ];
}

const USUAL_LETTERS = 16;

/** Some visitors set large letters in their browser on a phone. */
export async function checkLargeLetters({ page, show }: PageTab, address: string) {
  if (!isInSite(address)) return;
  const devtools = await page.context().newCDPSession(page);
  const setLetters = (standard: number) =>
    devtools.send('Page.setFontSizes', { fontSizes: { standard } });
  for (const [width, letters] of [
    [390, 32],
    [320, 20],
  ] as const) {
    await setLetters(letters);
    await show(address, { width, height: 800 });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      `${letters}px`,
    );
    expect.soft(await page.evaluate(cutOffTexts), `letters of ${letters} px`).toEqual([]);
  }
  await setLetters(USUAL_LETTERS);
  await devtools.detach();
}

/** A German title may contain a word of this length. */
const LONG_WORD = 'Straßenverkehrsordnungswidrigkeit';

/** Runs in the page. Adds the word to every text outside controls that may wrap. */
function insertWord(word: string) {
  const skipped = 'script, style, svg, noscript, button, .btn, form, astro-island, [hidden]';
  const texts = document.createTreeWalker(
    document.querySelector('main') as Node,
    NodeFilter.SHOW_TEXT,
  );
  let count = 0;
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const parent = text.parentElement;
    if (!parent || parent.closest(skipped) || getComputedStyle(parent).whiteSpace === 'nowrap')
      continue;
    const longer = text.data.replace(/[A-Za-z’]{3,}/, word);
    if (longer !== text.data) count += 1;
    text.data = longer;
  }
  return count;
}

/** The check alters the page, so it runs last. */
export async function checkLongWords({ page, show, markAltered }: PageTab, address: string) {
  if (!hasFreeTexts(address)) return;
  await show(address, { width: 320, height: 800 });
  expect(await page.evaluate(insertWord, LONG_WORD)).toBeGreaterThan(3);
  markAltered();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const { scrollWidth, wide } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      wide: [...document.querySelectorAll('main *')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 90)),
    }));
    expect.soft(scrollWidth, `a long word: ${wide.join('\n')}`).toBe(width);
  }
}
