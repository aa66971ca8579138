import {
  answers,
  button,
  change,
  EMAIL,
  expectToast,
  FIRM,
  field,
  generate,
  heading,
  open,
  option,
  PATH,
  PHONE,
  SCRIPT,
  SCRIPT_TEXT,
  SLOW,
  sheet,
  toLastStep,
  tool,
} from './intake-visitor.ts';
import { expect, test } from './journey.ts';
import { heightsOf } from './targets.ts';

test('by mouse: five steps, a script of the real writer, changes, the lead', async ({ page, site }) => {
  await open(page, site.url);
  const title = await page.title();
  for (const [index, [name, choices, pick]] of (
    [
      [
        'Practice Area',
        ['Personal Injury', 'Criminal Defense', 'Employment Law', 'Estate Planning', 'Business Law'],
        'Estate Planning',
      ],
      ['Channel', ['Phone', 'Chat', 'Email', 'In person'], 'Phone'],
      ['Tone', ['Professional', 'Warm', 'Assertive', 'Empathetic'], 'Empathetic'],
    ] as const
  ).entries()) {
    await expect(tool(page).getByText(`Step ${index + 1} of 5`, { exact: true })).toBeVisible();
    await expect(heading(page)).toHaveAccessibleDescription(`Step ${index + 1} of 5 ${name}`);
    await expect(button(page, 'Back')).toHaveCount(index ? 1 : 0);
    await expect(tool(page).getByRole('radio')).toHaveCount(choices.length);
    for (const choice of choices) await expect(option(page, choice)).not.toBeChecked();
    await expect(button(page, 'Next')).toBeDisabled();
    await expect(button(page, 'Next')).toHaveAccessibleDescription(
      `To go on, choose a ${name.toLowerCase()}.`,
    );
    await option(page, pick).check();
    await expect(button(page, 'Next')).toHaveAccessibleDescription('');
    await button(page, 'Next').click();
  }
  await expect(heading(page)).toHaveAccessibleDescription('Step 4 of 5 Customize');
  await expect(button(page, 'Next')).toBeEnabled();
  const notes = field(page, 'Special considerations (optional)');
  await notes.fill('We speak Spanish and we offer payment plans.');
  await button(page, 'Show What Will Be Said').click();
  await expect(tool(page).getByRole('listitem').filter({ hasText: 'Spanish' })).toBeVisible();
  await expect(tool(page).getByRole('listitem').filter({ hasText: 'Payment plans' })).toBeVisible();
  await expect(tool(page).getByText('44 of 1000 characters')).toBeVisible();
  await expect(notes).toHaveAttribute('maxlength', '1000');
  await button(page, 'Next').click();
  await expect(heading(page)).toHaveAccessibleDescription('Step 5 of 5 Your Info');
  await expect(button(page, 'Generate Script')).toBeDisabled();
  await expect(button(page, 'Generate Script')).toHaveAccessibleDescription(
    'To go on, enter the firm’s name and enter an email address.',
  );
  await field(page, 'Law Firm Name *').fill(FIRM);
  await field(page, 'Email Address *').fill('   ');
  await expect(button(page, 'Generate Script')).toBeDisabled();
  await expect(field(page, 'Email Address *')).toHaveAttribute('type', 'email');
  await field(page, 'Email Address *').fill(EMAIL);
  await button(page, 'Generate Script').click();
  await expect(heading(page)).toHaveText('Writing your script.');
  await expect(heading(page)).toHaveText(`${FIRM}: the script.`);
  await expect(heading(page)).toBeFocused();
  await expectToast(page, 'status', 'Script Generated!');
  await expect(sheet(page)).toContainText('Spanish');
  await expect(page).toHaveTitle('Your Intake Script | Northbar');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(page.url()).toBe(site.url + PATH);
  const first = await sheet(page).innerText();

  await button(page, 'Ask whether they need an interpreter').click();
  await expect(change(page)).toBeFocused();
  await button(page, 'Refine').click();
  await expectToast(page, 'status', 'Script Refined!');
  await expect(change(page)).toHaveValue('');
  await expect(sheet(page)).toContainText('need an interpreter?');
  await button(page, 'Undo Last Change').click();
  await button(page, 'Shorter').click();
  await expectToast(page, 'status', 'Script Refined!');
  await expect(tool(page).getByText(/^Shortened: left out/)).toBeVisible();
  expect((await sheet(page).innerText()).length).toBeLessThan(first.length);
  await button(page, 'Undo Last Change').click();
  await expectToast(page, 'status', 'Undone', 'Reverted to previous version');
  expect(await sheet(page).innerText()).toBe(first);
  await expect(button(page, 'Undo Last Change')).toBeDisabled();
  await expect(button(page, 'Undo Last Change')).toBeFocused();

  const [lead] = await site.leads();
  expect(lead).toMatchObject({ email: EMAIL, firm: FIRM, source: 'intake-builder' });
  expect(lead?.data).toMatchObject({ practiceArea: 'estate-planning', channel: 'phone', tone: 'empathetic' });

  await button(page, 'Generate Another Script').click();
  await expect(tool(page).getByText('Step 1 of 5', { exact: true })).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expect(tool(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await page.reload();
  await expect(tool(page).getByText('Step 1 of 5', { exact: true })).toBeVisible();
});

test('the bodies of the three calls', async ({ page }) => {
  const calls = await answers(page);
  await open(page);
  await generate(page);
  const config = {
    practiceArea: 'personal-injury',
    channel: 'phone',
    tone: 'warm',
    specialConsiderations: '',
    firmName: FIRM,
    email: EMAIL,
  };
  expect(calls['generate-intake-script']).toEqual([{ config }]);
  expect(calls['submit-intake-builder']).toEqual([
    {
      ...config,
      scriptContent: SCRIPT,
      fullScriptText: SCRIPT_TEXT,
      source: 'intake-builder',
      page: PATH,
      landing: PATH,
      submissionId: expect.stringMatching(/^[\w-]{8,64}$/),
      fillMs: expect.any(Number),
    },
  ]);
  await change(page).fill(' call today ');
  await change(page).press('Enter');
  await expectToast(page, 'status', 'Script Refined!');
  expect(calls['refine-intake-script']).toEqual([
    { currentScript: SCRIPT, config, refinementRequest: 'call today' },
  ]);
  expect(calls['submit-intake-builder']).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

  test('from the keyboard alone', async ({ page }) => {
    await answers(page);
    await page.goto(PATH);
    await option(page, 'Personal Injury').focus();
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
    await page.keyboard.type('We offer payment plans');
    for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
    await expect(tool(page).getByText('The script will say')).toBeVisible();
    await expect(button(page, 'Show What Will Be Said')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Take out')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Special considerations (optional)')).toBeFocused();
    await page.keyboard.type('We offer payment plans');
    for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
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
      ...['Copy Script', 'Download', 'Print', 'Clear what is kept on this device'],
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
      const targets = tool(page).locator('.choice, button, .control');
      for (const height of await heightsOf(targets)) expect(height).toBeGreaterThanOrEqual(44);
    };
    await expectRoom();
    await toLastStep(page);
    await field(page, 'Law Firm Name *').fill('W'.repeat(100));
    await expectRoom();
    await button(page, 'Generate Script').click();
    await expect(heading(page)).toHaveText(/^W{100}: /);
    await expectRoom();
  });
});

test('Back keeps the answers, and the first step counts what was chosen before React on a slow network', async ({
  page,
}) => {
  await page.goto(PATH);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW);
  await option(page, 'Business Law').check();
  await expect(button(page, 'Next')).toBeEnabled({ timeout: 20_000 });
  await expect(option(page, 'Business Law')).toBeChecked();
  await button(page, 'Next').click();
  await option(page, 'Chat').check();
  await button(page, 'Next').click();
  await button(page, 'Back').click();
  await expect(option(page, 'Chat')).toBeChecked();
  await button(page, 'Back').click();
  await expect(option(page, 'Business Law')).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('steps, rules and an example can be read, and the contact form is offered', async ({ page }) => {
    await page.goto(PATH);
    await expect(tool(page).getByRole('radio')).toHaveCount(0);
    await expect(page.locator('#example')).toContainText('attorney-client relationship');
    await expect(page.locator('#steps').getByRole('heading', { level: 3 })).toHaveCount(5);
    await expect(page.getByRole('link', { name: 'write to us instead.' })).toHaveAttribute(
      'href',
      '/contact?from=ai-intake-builder-without-script',
    );
  });
});
