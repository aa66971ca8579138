import type { Page } from '@playwright/test';
import { button, change, generate, heading, open, PHONE, sheet, tool } from './intake-visitor.ts';
import { expect, test } from './journey.ts';

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

const PRESSES = [
  'Longer',
  'Shorter',
  'Plain words',
  'Undo Last Change',
  'Undo Last Change',
  'Professional',
];

/** Presses the button where it stands; by how many px that moved it, once the script is another one. */
async function movedBy(page: Page, name: string) {
  const pressed = tool(page).locator('.builder-refine').getByRole('button', { name, exact: true });
  const top = async () => (await pressed.boundingBox())?.y ?? Number.NaN;
  // Below header and message, which a press would scroll it away from.
  await pressed.evaluate((each) => each.scrollIntoView({ block: 'center' }));
  const [before, script] = [await top(), await sheet(page).textContent()];
  await pressed.click();
  await expect(sheet(page)).not.toHaveText(script ?? '');
  return Math.abs((await top()) - before);
}

test('on a phone a change to the script above leaves the pressed button under the finger; who reads it while it changes is not moved', async ({
  page,
  site,
}) => {
  await open(page, site.url);
  await generate(page);
  for (const name of PRESSES) expect(await movedBy(page, name), name).toBeLessThan(2);
  await change(page).fill('Ask whether they need an interpreter');
  // The line that says what was understood comes between the heading, which has the focus meanwhile, and the button.
  expect(await movedBy(page, 'Refine')).toBeLessThan(30);

  await button(page, 'Longer').click();
  await heading(page).scrollIntoViewIfNeeded();
  const script = await sheet(page).textContent();
  const [scrolled] = await Promise.all([
    page.evaluate(() => scrollY),
    button(page, 'Shorter').evaluate((each: HTMLElement) => each.click()),
  ]);
  await expect(sheet(page)).not.toHaveText(script ?? '');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});
