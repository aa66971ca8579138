import { expect, type Page, type Route } from '@playwright/test';
import { button, heading, tool } from './tool-page.ts';

export const PATH = '/tools/ai-intake-builder';
export const FIRM = 'Whitfield & Rowe LLP';
export const EMAIL = 'dana@whitfield-law.example';
export const SCRIPT = {
  opening: 'Good morning, this is intake. (Give your name.)\n\nNobody is a client yet.',
  qualification: [
    { section: 'Names first', questions: ['Who are you?', 'Who is on the other side?'] },
  ],
  closing: 'We call you by noon tomorrow.',
};

export const field = (page: Page, label: string) => tool(page).getByLabel(label, { exact: true });
const option = (page: Page, id: string) => tool(page).locator(`[type=radio][value="${id}"]`);
export const considerationsField = (page: Page) =>
  tool(page).locator('[name=specialConsiderations]');
export const changeField = (page: Page) => tool(page).locator('[name=refinementRequest]');
export const valueTick = (page: Page) =>
  tool(page).locator('[aria-describedby=tick-sentence-language]');
export const tickValue = (page: Page) => tool(page).locator('#tick-value-language');
export const tick = (page: Page, name: string) =>
  tool(page).getByRole('checkbox', { name, exact: true });
export const sheet = (page: Page) => tool(page).locator('.intake-script');
export const notes = (page: Page) => tool(page).locator('.script-notes');
export const lines = (page: Page) => tool(page).locator('.builder-script [data-line]');

export async function expectToast(page: Page, role: 'alert' | 'status', title: string, text = '') {
  await expect(page.locator(`[data-toasts] [role=${role}] p`).filter({ visible: true })).toHaveText(
    text ? [title, text] : [title],
  );
}
export const json = (status: number, body: unknown) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});
/** Returns the bodies of all calls by the function's name. The builder shows no minimum wait. */
export async function answerCalls(
  page: Page,
  ownAnswers: Record<string, (route: Route) => Promise<void>> = {},
): Promise<Record<string, Record<string, unknown>[]>> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const setTimeout = (work: () => void, ms?: number, ...input: []) =>
      wait(work, ms === 700 || ms === 300 ? 0 : ms, ...input);
    Object.assign(window, { setTimeout });
  });
  const calls: Record<string, Record<string, unknown>[]> = {};
  await page.route('**/functions/v1/*', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    calls[name] = [...(calls[name] ?? []), route.request().postDataJSON()];
    if (ownAnswers[name]) return ownAnswers[name](route);
    if (name === 'submit-intake-builder') return route.fulfill(json(200, { message: 'Stored' }));
    return route.fulfill(json(200, { script: SCRIPT }));
  });
  return calls;
}
export async function openBuilder(page: Page, site = '') {
  await page.goto(site + PATH);
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
}
export async function goToStep4(page: Page) {
  for (const name of ['personal-injury', 'phone', 'warm']) {
    await option(page, name).check();
    await button(page, 'Next').click();
  }
}
export async function goToLastStep(page: Page, considerations = '') {
  await goToStep4(page);
  await considerationsField(page).fill(considerations);
  await button(page, 'Next').click();
  await field(page, 'Law Firm Name *').fill(FIRM);
  await field(page, 'Email Address *').fill(EMAIL);
}
export async function generate(page: Page, considerations?: string) {
  await goToLastStep(page, considerations);
  await button(page, 'Generate Script').click();
  await expect(heading(page)).toHaveText(`${FIRM}: the script.`);
}
