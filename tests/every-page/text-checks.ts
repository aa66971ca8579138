import { expect, type PageTab } from './page-tab.ts';
import { templates } from './templates.ts';

const isInSite = (address: string) => (templates.get(address) ?? 'unlisted') !== 'unlisted';

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
