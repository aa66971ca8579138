import { fileURLToPath } from 'node:url';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    reader: Virtual;
  }
}

const SCRIPT = '/virtual-screen-reader.js';
const FILE = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));
/** A text read on for longer than this has missed its end, in phrases. */
const MOST_PHRASES = 200;

/**
 * A virtual screen reader in the page as it is served. From now on it speaks of what is focused and
 * what is news.
 */
export async function listen(page: Page) {
  await page.route(`**${SCRIPT}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', path: FILE }),
  );
  await page.evaluate(`import('${SCRIPT}').then(async ({ virtual }) => {
    // It takes what stands for visitors without JavaScript as text.
    for (const element of document.querySelectorAll('noscript')) element.remove();
    window.reader = virtual;
    // It follows the focus alone: what a script dispatches moves none.
    const { addEventListener } = document.body;
    document.body.addEventListener = (type, hear) =>
      addEventListener.call(document.body, type, (event) => event.isTrusted && hear(event));
    await virtual.start({ container: document.body });
    delete document.body.addEventListener;
    await virtual.clearSpokenPhraseLog();
  })`);
}

/**
 * Spoken since it was last asked, without what no visitor hears: hidden and emptied news,
 * paragraphs and the ends of things.
 */
const spoken = (page: Page) =>
  page.evaluate(async () => {
    const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
    const hidden = [...document.querySelectorAll('[hidden]')].map(({ textContent }) =>
      plain(textContent),
    );
    const isHeard = (phrase: string) => {
      if (/^(?:paragraph|end of )/.test(phrase)) return false;
      const news = /^(?:polite|assertive): (.*)/s.exec(phrase)?.[1];
      return news === undefined || !['', ...hidden].includes(plain(news));
    };
    return (await window.reader.spokenPhraseLog()).filter(isHeard);
  });

/**
 * These phrases, in this order, and nothing else since the last call; what comes late is found by
 * the next.
 */
export async function expectHeard(page: Page, ...phrases: string[]) {
  await expect.poll(() => spoken(page)).toEqual(phrases);
  await page.evaluate(() => window.reader.clearSpokenPhraseLog());
}

/** Reads on from what has the focus, until this was said. */
export const readTo = (page: Page, last: string) =>
  page.evaluate(
    async ([last, most]) => {
      for (let read = 0; read < most && (await window.reader.lastSpokenPhrase()) !== last; read++)
        await window.reader.next();
    },
    [last, MOST_PHRASES] as const,
  );

/** Keys one after the other, and what is heard after each. */
export async function press(page: Page, ...steps: [key: string, ...heard: string[]][]) {
  for (const [key, ...heard] of steps) {
    await page.keyboard.press(key);
    await expectHeard(page, ...heard);
  }
}

/** What is said of an item's place. */
export const place = (nth: number, of: number) => `position ${nth}, set size ${of}`;
