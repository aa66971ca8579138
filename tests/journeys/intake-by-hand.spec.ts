import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  answers,
  button,
  change,
  expectToast,
  FIRM,
  field,
  generate,
  heading,
  lines,
  notes,
  open,
  sheet,
  tool,
} from './intake-visitor.ts';
import { expect, test } from './journey.ts';

const OWN = 'Good morning, this is Whitfield & Rowe. How can I help?';
const AS_WRITTEN = [
  'Good morning, this is intake. (Give your name.)',
  'Nobody is a client yet.',
  'Who are you?',
  'Who is on the other side?',
  'We call you by noon tomorrow.',
];

async function toScript(page: Page, considerations = '') {
  await answers(page);
  await open(page);
  await generate(page, considerations);
  await expect(lines(page)).toHaveText([
    ...AS_WRITTEN,
    ...(considerations ? [considerations] : []),
  ]);
}

test.describe('by keyboard', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a line is edited, given back, moved, deleted and added, and each change undone', async ({
    page,
  }) => {
    await toScript(page);
    const { keyboard } = page;
    await button(page, 'Edit Opening, line 1').focus();
    await keyboard.press('Enter');
    await expect(field(page, 'Opening, line 1')).toBeFocused();
    await keyboard.type(' Never mind.');
    await keyboard.press('Escape');
    await expect(button(page, 'Edit Opening, line 1')).toBeFocused();
    await expect(lines(page)).toHaveText(AS_WRITTEN);

    await keyboard.press('Enter');
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type(OWN);
    await keyboard.press('Enter');
    await expect(button(page, 'Edit Opening, line 1')).toBeFocused();
    await expect(lines(page).first()).toHaveText(OWN);
    await expect(sheet(page).getByText('Edited by hand')).toHaveCount(1);

    await button(page, 'Edit question 2').focus();
    await keyboard.press('Enter');
    for (const key of ['Tab', 'Tab', 'Tab']) await keyboard.press(key);
    await expect(button(page, 'Move up')).toBeFocused();
    await keyboard.press('Enter');
    await expect(field(page, 'question 1')).toHaveValue('Who is on the other side?');
    await expect(button(page, 'Move up')).toBeFocused();
    // On into the part before it, with the focus.
    await keyboard.press('Enter');
    await expect(field(page, 'Opening, line 3')).toHaveValue('Who is on the other side?');
    await expect(button(page, 'Move up')).toBeFocused();
    for (const key of ['Tab', 'Tab']) await keyboard.press(key);
    await expect(button(page, 'Delete')).toBeFocused();
    await keyboard.press('Enter');
    await expect(button(page, 'Put it back')).toBeFocused();
    await expect(lines(page)).toHaveText([OWN, ...AS_WRITTEN.slice(1, 3), ...AS_WRITTEN.slice(4)]);
    await keyboard.press('Enter');
    await expect(lines(page)).toHaveCount(5);

    await button(page, 'Add a line to Closing').focus();
    await keyboard.press('Enter');
    await keyboard.type('Take care.');
    await keyboard.press('Enter');
    await expect(button(page, 'Add a line to Closing')).toBeFocused();
    await expect(lines(page).last()).toHaveText('Take care.');

    for (let undo = 0; undo < 4; undo += 1) await button(page, 'Undo Last Change').click();
    await expect(lines(page)).toHaveText(AS_WRITTEN);
    await expect(button(page, 'Undo Last Change')).toBeDisabled();
  });
});

test('a line is saved when the focus leaves it: for copy, file, paper, a change and a reload', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () =>
      document.body.setAttribute(
        'data-printed',
        document.querySelectorAll('.line-editor').length.toString(),
      );
  });
  await toScript(page, 'Park in the back.');
  const type = async (text: string) => {
    await button(page, 'Edit Opening, line 1').click();
    await field(page, 'Opening, line 1').fill(text);
  };
  const expected = (text: string) =>
    `OPENING\n\n${text}\n\nNobody is a client yet.\n\nNAMES FIRST\n\n1. Who are you?\n2. Who is on the other side?\n\nCLOSING\n\nWe call you by noon tomorrow.\n\nNOTES FROM YOUR FIRM\n\nPark in the back.\n`;
  await type(OWN);
  await button(page, 'Copy Script').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected(OWN));
  await expectToast(page, 'status', 'Copied!', 'Script copied to clipboard');
  const saved = page.waitForEvent('download');
  await button(page, 'Download').click();
  expect((await saved).suggestedFilename()).toBe('intake-script.txt');
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toMatch(/^Intake script: Whitfield & Rowe LLP\n.+, .+, .+\n\w+ \d+, \d{4}\n/);
  expect(text.endsWith(expected(OWN))).toBe(true);
  await button(page, 'Print').click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '0');
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page)).toHaveText(`${FIRM}: the script.`);
  await expect(notes(page)).toBeVisible();
  await expect(tool(page).getByText('Read by (attorney):')).toBeVisible();
  for (const name of ['Edit question 1', 'Add a note', 'Copy Script', 'Shorter'])
    await expect(button(page, name)).toBeHidden();
  await expect(change(page)).toBeHidden();
  await expect(page.locator('#rules')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(lines(page).first()).toHaveText(OWN);

  await type('Half a line');
  await heading(page).click();
  await expect(lines(page).first()).toHaveText('Half a line');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('intake-builder')))
    .toContain('Half a line');
  await page.reload();
  await expect(lines(page).first()).toHaveText('Half a line');
  await button(page, 'Undo Last Change').click();
  await expectToast(page, 'status', 'Undone', 'Reverted to previous version');
  await expect(lines(page).first()).toHaveText(OWN);
});
