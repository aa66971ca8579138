import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { listen, position, press } from './listener.ts';
import { DANA, fill, openDialog, submitButton } from './visitor.ts';

const AT_FIRST = 12;
const times = (page: Page) => page.locator('input[name=start]');
const label = (page: Page, nth: number) =>
  times(page)
    .nth(nth)
    .evaluate((input) => (input.closest('label')?.innerText ?? '').replace(/\s+/g, ' ').trim());
const group = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent,
  );

test.use({ timezoneId: 'America/Phoenix' });

test('booking: time zone, day, time and kind of call are announced, then the booking', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const dialog = await openDialog(page);
  await fill(dialog, { ...DANA, email: 'heard@firm.example' });
  await submitButton(dialog).click();
  const all = page.getByRole('dialog').getByRole('link', { name: 'More times', exact: true });
  await all.click();
  await expect(page.locator('button[name=start]').first()).toBeFocused();
  await all.click();
  await page.getByLabel('Times are in').focus();
  await listen(page);
  await press(
    page,
    ['Tab', 'button, Show times'],
    ['Tab', `radio, ${await label(page, 0)}, not checked, ${position(1, AT_FIRST)}`],
  );
  expect(await group(page)).toMatch(/^(?:Mon|Tues|Wednes|Thurs|Fri)day, /);
  await press(
    page,
    ['Space'],
    ['ArrowDown', `radio, ${await label(page, 1)}, not checked, ${position(2, AT_FIRST)}`],
    ['Tab', 'link, More times'],
    ['Tab', `radio, By phone: we call you, checked, ${position(1, 2)}`],
    [
      'ArrowDown',
      `radio, By video: we email you the link before the session, not checked, ${position(2, 2)}`,
    ],
    ['Tab', 'button, Book this time'],
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(
    'Your session is booked.',
  );
  await site.waitForMails(3);
});
