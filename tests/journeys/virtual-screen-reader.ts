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

/** Starts a virtual screen reader in the page. It reports the focused element and live regions. */
export async function startScreenReader(page: Page) {
  await page.route(`**${SCRIPT}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', path: FILE }),
  );
  await page.evaluate(`import('${SCRIPT}').then(async ({ virtual }) => {
    // The screen reader would read the text for visitors without JavaScript.
    for (const element of document.querySelectorAll('noscript')) element.remove();
    window.reader = virtual;
    // The screen reader must follow only real focus changes, not events that a script dispatches.
    const { addEventListener } = document.body;
    document.body.addEventListener = (type, follow) =>
      addEventListener.call(document.body, type, (event) => event.isTrusted && follow(event));
    await virtual.start({ container: document.body });
    delete document.body.addEventListener;
    await virtual.clearSpokenPhraseLog();
  })`);
}

/**
 * Returns the phrases since the last call, without emptied live regions, paragraphs and ends of
 * elements.
 */
const spokenPhrases = (page: Page) =>
  page.evaluate(async () => {
    const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
    const hidden = [...document.querySelectorAll('[hidden]')].map(({ textContent }) =>
      plain(textContent),
    );
    const isAnnounced = (phrase: string) => {
      if (/^(?:paragraph|end of )/.test(phrase)) return false;
      const news = /^(?:polite|assertive): (.*)/s.exec(phrase)?.[1];
      return news === undefined || !['', ...hidden].includes(plain(news));
    };
    return (await window.reader.spokenPhraseLog()).filter(isAnnounced);
  });

/**
 * Expects exactly these phrases since the last call, in this order; later ones belong to the next
 * call.
 */
export async function expectAnnounced(page: Page, ...phrases: string[]) {
  await expect.poll(() => spokenPhrases(page)).toEqual(phrases);
  await page.evaluate(() => window.reader.clearSpokenPhraseLog());
}

export async function pressAndExpect(
  page: Page,
  ...steps: [key: string, ...announced: string[]][]
) {
  for (const [key, ...phrases] of steps) {
    await page.keyboard.press(key);
    await expectAnnounced(page, ...phrases);
  }
}
