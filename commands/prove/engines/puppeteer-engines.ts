import { existsSync } from 'node:fs';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { SYSTEM_CHROMIUM } from '../../suite/browser.ts';
import { chromiumProgram, HEADLESS_FLAGS } from '../chromium-program.ts';
import { ANSWER_LIMIT_MS, type Engine, type Size, type Window } from './engine.ts';

const FIREFOX = '/usr/bin/firefox-esr';

async function startWindow(options: LaunchOptions, size: Size): Promise<Window> {
  const browser = await puppeteer.launch({
    headless: true,
    protocolTimeout: ANSWER_LIMIT_MS,
    defaultViewport: size,
    ...options,
  });
  // In the window that Firefox starts with, keys press no button.
  const page = await browser.newPage();
  await page.setViewport(size);
  return {
    async open(address) {
      await page.goto(address);
    },
    // Its own types speak of handles to what is in the page, which nobody here gives.
    evaluate: async (work, ...given) =>
      (await page.evaluate(work as (...values: unknown[]) => unknown, ...given)) as ReturnType<typeof work>,
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (to) => page.setViewport(to),
    picture: () => page.screenshot(),
    count: async () => (await browser.pages()).length,
    end: () => browser.close(),
  };
}

export const chromium: Engine = {
  name: 'Chromium',
  packages: ['chromium'],
  isThere: () => existsSync(SYSTEM_CHROMIUM),
  start: (size) => startWindow({ executablePath: chromiumProgram(), args: HEADLESS_FLAGS }, size),
};

export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isThere: () => existsSync(FIREFOX),
  start: (size) =>
    startWindow(
      // Scroll bars as phones have them: over the page.
      { browser: 'firefox', executablePath: FIREFOX, extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 } },
      size,
    ),
};
