import {
  answers,
  button,
  change,
  considerationsField,
  EMAIL,
  expectToast,
  FIRM,
  field,
  heading,
  open,
  option,
  PATH,
  PHONE,
  sheet,
  tickValue,
  tool,
  toStep4,
  valueTick,
} from './intake-visitor.ts';
import { expect, test } from './journey.ts';
import { heightsOf } from './targets.ts';

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

  test('from the keyboard alone', async ({ page }) => {
    await answers(page);
    await page.goto(PATH);
    await option(page, 'personal-injury').focus();
    for (let step = 1; step <= 3; step += 1) {
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await expect(button(page, 'Next')).toBeEnabled();
      await page.keyboard.press('Enter');
      await expect(tool(page).getByText(`Step ${step + 1} of 5`, { exact: true })).toBeVisible();
      await expect(heading(page)).toBeFocused();
      await expect(heading(page)).toBeInViewport();
      await page.keyboard.press('Tab');
    }
    // The first of the ten: a tick, its value, and on from there.
    await expect(valueTick(page)).toBeFocused();
    for (const key of ['Space', 'Tab']) await page.keyboard.press(key);
    await expect(tickValue(page)).toBeFocused();
    await page.keyboard.type('Spanish');
    await page.keyboard.press('Enter');
    await expect(tickValue(page)).toBeFocused();
    // Nine ticks, five folded groups.
    for (let stop = 0; stop < 15; stop += 1) await page.keyboard.press('Tab');
    await expect(considerationsField(page)).toBeFocused();
    await page.keyboard.type('Park in the back.');
    for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
    await expect(button(page, 'Next')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type(FIRM);
    await page.keyboard.press('Tab');
    await page.keyboard.type('dana');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Email Address *')).toBeFocused();
    await expect(field(page, 'Email Address *')).toHaveAccessibleDescription('Invalid email address');
    await page.keyboard.type('@whitfield-law.example');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(`${FIRM}: the script.`);
    await expect(heading(page)).toBeFocused();
    const controls = [
      ...['Copy Script', 'Download', 'Print', 'Clear what is kept on this device', 'Change my answers'],
      ...['Edit Opening, line 1', 'Edit Opening, line 2', 'Add a line to Opening'],
      ...['Edit question 1', 'Edit question 2', 'Add a line to Names first'],
      ...['Edit Closing, line 1', 'Add a line to Closing'],
      ...['Edit note 1', 'Edit note 2', 'Add a note'],
      ...['Shorter', 'Longer', 'Plain words', 'Professional', 'Warm', 'Assertive', 'Empathetic'],
    ];
    for (const name of controls) {
      await page.keyboard.press('Tab');
      await expect(button(page, name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(change(page)).toBeFocused();
    await page.keyboard.type('call');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('today');
    await expect(change(page)).toHaveValue('call\ntoday');
    await page.keyboard.press('Enter');
    await expectToast(page, 'status', 'Script Refined!');
    await expect(sheet(page)).toContainText('We call you today.');
    await expect(change(page)).toBeFocused();
    for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    await expect(sheet(page)).toContainText('We call you by noon tomorrow.');
  });

  test('nothing is wider than 320 px, and every target can be hit', async ({ page }) => {
    await answers(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page);
    const expectRoom = async () => {
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      const targets = tool(page).locator('.choice, .tick-box, summary, button, .control');
      for (const height of await heightsOf(targets)) expect(height).toBeGreaterThanOrEqual(44);
    };
    await expectRoom();
    await toStep4(page);
    await considerationsField(page).fill(`https://a.example/${'x'.repeat(300)} We guarantee`);
    await expectRoom();
    await button(page, 'Next').click();
    await field(page, 'Email Address *').fill(EMAIL);
    await field(page, 'Law Firm Name *').fill('W'.repeat(100));
    await expectRoom();
    await button(page, 'Generate Script').click();
    await expect(heading(page)).toHaveText(/^W{100}: /);
    await expectRoom();
    await button(page, 'Edit question 1').click();
    await expectRoom();
  });
});
