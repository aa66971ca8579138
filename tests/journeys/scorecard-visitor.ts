import type { Page } from '@playwright/test';

export const PATH = '/tools/gmb-scorecard';
export const SIMULATED =
  'Sample analysis: these figures are simulated and were not read from Google.';
export const FIRM = 'Whitfield & Rowe LLP';

export const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });

/** Opens the page with a fixed random number and an analysis that waits for `finishAnalysis`. */
export async function openTool(page: Page, site = '') {
  await page.addInitScript(() => {
    Math.random = () => 0;
    const waiting: (() => void)[] = [];
    const wait = window.setTimeout.bind(window);
    const setTimeout = (work: () => void, ms?: number, ...input: []) =>
      ms === 2000 ? waiting.push(work) : wait(work, ms, ...input);
    Object.assign(window, {
      setTimeout,
      finishAnalysis: () => waiting.splice(0).map((work) => work()),
    });
  });
  await page.goto(site + PATH);
}
export const finishAnalysis = (page: Page) => page.evaluate('finishAnalysis()');
export async function fillForm(page: Page, url = '') {
  await field(page, 'Business Name *').fill(FIRM);
  await field(page, 'Email Address *').fill('dana@whitfield-law.example');
  if (url) await field(page, 'Google Business Profile URL (Optional)').fill(url);
}
