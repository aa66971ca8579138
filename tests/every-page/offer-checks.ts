import { readdirSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { inContent, isSample } from '../support/content-in-use.ts';
import { expect, type PageTab } from './page-tab.ts';

/** A phone's screen is this high, in px. */
const PHONE_HEIGHT = 844;
const SCREENS_TO_PRICE = 2;
const CITY = /^\/locations\/(.+)-law-firm-marketing-agency$/;
const namesIn = (folder: string) =>
  readdirSync(inContent(folder)).map((file) => basename(file, extname(file)));

/** Pages of cities and practice areas. */
export const offerPaths = new Set([
  ...namesIn('cities').map((name) => `/locations/${name}-law-firm-marketing-agency`),
  ...namesIn('practice-areas').map((name) => `/practice-areas/${name}`),
]);

/** Checks that a page of a city or a practice area shows its offer, place, price and contact. */
export async function checkOffer({ page }: PageTab, address: string) {
  if (!offerPaths.has(address) || !isSample) return;
  await page.evaluate(() => document.fonts.ready);
  const heading = (await page.getByRole('heading', { level: 1 }).innerText()).toLowerCase();
  const name = CITY.exec(address)?.[1] ?? basename(address);
  const keywords = name.split('-').filter((word) => word !== 'law');
  for (const word of ['marketing', ...keywords]) expect.soft(heading).toContain(word);
  // Between the hero and the close the header's button is in sight.
  const calls = page.locator('main :is(button, a)[data-source]').filter({ visible: true });
  expect.soft(await calls.count()).toBeGreaterThan(1);
  const price = page.locator('main a[href="/pricing"]').first();
  const proof = page.locator('main sup a').first();
  for (const part of (await proof.count()) ? [price, proof] : [price])
    expect.soft((await part.boundingBox())?.y).toBeLessThan(SCREENS_TO_PRICE * PHONE_HEIGHT);
}
