import { readdirSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { Page } from '@playwright/test';
import { inContent, isSample } from '../support/content-in-use.ts';
import { expect, type PageTab } from './page-tab.ts';

/** A phone's screen is this high, in px. */
const PHONE_HEIGHT = 844;
const SCREENS_TO_PRICE = 2;
type Offer = { keywords: string[] };

const pages = (folder: string, addressOf: (name: string) => string) =>
  readdirSync(inContent(folder)).map((file) => {
    const name = basename(file, extname(file));
    const keywords = name.split('-').filter((word) => word !== 'law');
    return [addressOf(name), { keywords }] as [string, Offer];
  });
const cities = pages('cities', (name) => `/locations/${name}-law-firm-marketing-agency`);
export const offers = new Map([
  ...cities,
  ...pages('practice-areas', (name) => `/practice-areas/${name}`),
]);

const CALLS = 'main :is(button, a)[data-source]';

const topsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => Math.round(element.getBoundingClientRect().top + scrollY)),
    );

/** Checks that the page of a city or practice area shows its offer, place, price and contact. */
export async function checkOffer(tab: PageTab, address: string) {
  const offer = offers.get(address);
  if (offer && isSample) await checkKeywords(tab, offer);
}

async function checkKeywords({ page }: PageTab, { keywords }: Offer) {
  await page.evaluate(() => document.fonts.ready);
  const heading = (await page.getByRole('heading', { level: 1 }).innerText()).toLowerCase();
  for (const word of ['marketing', ...keywords]) expect.soft(heading).toContain(word);

  const calls = await topsOf(page, CALLS);
  expect.soft(calls[0]).toBeLessThan(PHONE_HEIGHT);
  // Between the hero and the close the header's button is in sight.
  expect.soft(calls.length).toBeGreaterThan(1);
  const [price] = await topsOf(page, 'main a[href="/pricing"]');
  expect.soft(price).toBeLessThan(SCREENS_TO_PRICE * PHONE_HEIGHT);
  const proof = page.locator('main sup a').first();
  if (await proof.count())
    expect.soft((await proof.boundingBox())?.y).toBeLessThan(SCREENS_TO_PRICE * PHONE_HEIGHT);
}
