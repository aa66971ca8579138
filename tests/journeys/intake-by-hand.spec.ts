import {
  answerCalls,
  expectToast,
  field,
  generate,
  lines,
  openBuilder,
  sheet,
} from './intake-visitor.ts';
import { expect, test } from './journey.ts';
import { button } from './tool-page.ts';

const TYPED_LINE = 'Good morning, this is Whitfield & Rowe. How can I help?';
const AS_WRITTEN = [
  'Good morning, this is intake. (Give your name.)',
  'Nobody is a client yet.',
  'Who are you?',
  'Who is on the other side?',
  'We call you by noon tomorrow.',
];

test('by keyboard a line is edited, moved, deleted and added, with undo', async ({ page }) => {
  await answerCalls(page);
  await openBuilder(page);
  await generate(page);
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
  await keyboard.type(TYPED_LINE);
  await keyboard.press('Enter');
  await expect(button(page, 'Edit Opening, line 1')).toBeFocused();
  await expect(lines(page).first()).toHaveText(TYPED_LINE);
  await expect(sheet(page).getByText('Edited by hand')).toHaveCount(1);

  await button(page, 'Edit question 2').focus();
  await keyboard.press('Enter');
  for (const key of ['Tab', 'Tab', 'Tab']) await keyboard.press(key);
  await expect(button(page, 'Move up')).toBeFocused();
  await keyboard.press('Enter');
  await expect(field(page, 'question 1')).toHaveValue('Who is on the other side?');
  await expect(button(page, 'Move up')).toBeFocused();
  for (const key of ['Tab', 'Tab']) await keyboard.press(key);
  await expect(button(page, 'Delete')).toBeFocused();
  await keyboard.press('Enter');
  await expectToast(page, 'status', 'Line deleted', 'Undo Last Change brings it back.');
  await expect(button(page, 'Edit question 1')).toBeFocused();
  await expect(lines(page)).toHaveText([
    TYPED_LINE,
    ...AS_WRITTEN.slice(1, 3),
    ...AS_WRITTEN.slice(4),
  ]);
  await button(page, 'Undo Last Change').click();
  await expect(lines(page)).toHaveCount(5);

  await button(page, 'Add a line to Closing').focus();
  await keyboard.press('Enter');
  await keyboard.type('Take care.');
  await keyboard.press('Enter');
  await expect(button(page, 'Add a line to Closing')).toBeFocused();
  await expect(lines(page).last()).toHaveText('Take care.');

  for (let undo = 0; undo < 3; undo += 1) await button(page, 'Undo Last Change').click();
  await expect(lines(page)).toHaveText(AS_WRITTEN);
  await expect(button(page, 'Undo Last Change')).toBeDisabled();
});
