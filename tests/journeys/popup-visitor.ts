import type { Page } from '@playwright/test';
import { offers } from '../support/content-in-use.ts';

export const popup = (page: Page) => page.locator('[data-lead-popup]:not([hidden])');

/** A random number of the visit selects one of these tools. */
export const VARIANTS = [
  ['ai-quiz', '/tools/ai-seo-quiz'],
  ['gmb-scorecard', '/tools/gmb-scorecard'],
].filter(([, path = '']) => offers(path.split('/').at(-1) ?? ''));

/** Starts a first visit with the cookie banner and a stopped clock; `draw` selects the variant. */
export async function visit(page: Page, randomNumber: number, path = '/') {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, randomNumber);
  await page.goto(path);
}

export const scrollTo = (page: Page, share: number) =>
  page.evaluate((share) => {
    const { scrollHeight } = document.documentElement;
    const arrived = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    window.scrollTo({ top: Math.floor((scrollHeight - innerHeight) * share), behavior: 'instant' });
    return arrived.then(() => undefined);
  }, share);
