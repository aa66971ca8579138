import { addressOf } from '../../server/serving/stored-file.ts';
import { pageFiles } from './page-files.ts';
import { expect, test } from './page-tab.ts';

/** Most screens between a tool and the questions under it: a tool is used, not read. */
const SCREENS_MAX = 3;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

for (const address of pageFiles()
  .map(addressOf)
  .filter((address) => address.startsWith('/tools/')))
  test(`on ${address} the questions begin at most three screens after the tool`, async ({ tab }) => {
    for (const size of SIZES) {
      await tab.show(address, size);
      const length = await tab.page.evaluate(() => {
        // What is drawn only near the screen has a guessed height until then.
        for (const section of document.querySelectorAll('main section'))
          (section as HTMLElement).style.contentVisibility = 'visible';
        const tool = document.querySelector('[data-tool-place]')?.getBoundingClientRect();
        const questions = document.querySelector('main #faq')?.getBoundingClientRect();
        return tool && questions ? questions.top - tool.bottom : Number.NaN;
      });
      expect(length, `at ${size.width} px`).toBeGreaterThan(0);
      expect(length, `at ${size.width} px`).toBeLessThanOrEqual(SCREENS_MAX * size.height);
    }
  });
