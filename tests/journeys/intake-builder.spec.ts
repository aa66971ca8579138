import { site as agency } from '../support/content-in-use.ts';
import {
  changeField,
  considerationsField,
  EMAIL,
  expectToast,
  FIRM,
  field,
  notes,
  openBuilder,
  PATH,
  sheet,
  tick,
  tickValue,
  valueTick,
} from './intake-visitor.ts';
import { expect, test } from './journey.ts';
import { button, heading, robots, tool } from './tool-page.ts';

test('by mouse five steps lead to a script of the real writer and a lead, and the script can be changed', {
  tag: '@sample',
}, async ({ page, site }) => {
  await openBuilder(page, site.url);
  const title = await page.title();
  for (const [index, [name, pick]] of (
    [
      ['Practice Area', 'Estate Planning'],
      ['Channel', 'Phone'],
      ['Tone', 'Empathetic'],
    ] as const
  ).entries()) {
    await expect(heading(page)).toHaveAccessibleDescription(`Step ${index + 1} of 5 ${name}`);
    await expect(button(page, 'Back')).toHaveCount(index ? 1 : 0);
    await expect(tool(page).getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(button(page, 'Next')).toBeDisabled();
    await expect(button(page, 'Next')).toHaveAccessibleDescription(
      `To go on, choose a ${name.toLowerCase()}.`,
    );
    await tool(page).getByRole('radio', { name: pick, exact: true }).check();
    await expect(button(page, 'Next')).toHaveAccessibleDescription('');
    await button(page, 'Next').click();
  }
  await expect(heading(page)).toHaveAccessibleDescription('Step 4 of 5 Customize');
  await expect(button(page, 'Next')).toBeEnabled();
  await tool(page).getByText('Language and access', { exact: true }).click();
  await valueTick(page).check();
  await tickValue(page).fill('Spanish');
  await tickValue(page).press('Enter');
  await expect(tickValue(page)).toBeFocused();
  await tick(page, 'The first consultation is free').check();
  await expect(valueTick(page)).toHaveAccessibleDescription(/Spanish/);
  await considerationsField(page).fill('Park in the back.');
  await expect(tool(page).getByText('92 of 1000 characters')).toBeVisible();
  await button(page, 'Next').click();
  await expect(heading(page)).toHaveAccessibleDescription('Step 5 of 5 Your Info');
  await expect(button(page, 'Generate Script')).toHaveAccessibleDescription(
    'To go on, enter the firm’s name and enter an email address.',
  );
  await field(page, 'Law Firm Name *').fill(FIRM);
  await field(page, 'Email Address *').fill(EMAIL);
  await button(page, 'Generate Script').click();
  await expect(heading(page)).toHaveText('Writing your script.');
  await expect(heading(page)).toHaveText(`${FIRM}: the script.`);
  await expect(heading(page)).toBeFocused();
  await expectToast(page, 'status', 'Script Generated!');
  await expect(sheet(page)).toContainText('Spanish');
  await expect(notes(page)).toContainText('Park in the back.');
  await expect(tool(page).getByText('Composed by our own library')).toBeVisible();
  await expect(tool(page).getByText('A lawyer at your firm has to read this')).toBeVisible();
  await expect(page).toHaveTitle(`Your Intake Script | ${agency.brand}`);
  await expect(robots(page)).toHaveAttribute('content', 'noindex');
  expect(page.url()).toBe(`${site.url}${PATH}#script`);
  const first = await sheet(page).innerText();

  await button(page, 'Assertive').click();
  await expect(button(page, 'Assertive')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Undo Last Change').click();
  await expect(button(page, 'Empathetic')).toHaveAttribute('aria-pressed', 'true');
  await changeField(page).fill('Ask whether they need an interpreter');
  await button(page, 'Refine').click();
  await expectToast(page, 'status', 'Script Refined!');
  await expect(changeField(page)).toHaveValue('');
  await expect(sheet(page)).toContainText('need an interpreter');
  await button(page, 'Undo Last Change').click();
  await expectToast(page, 'status', 'Undone', 'Reverted to previous version');
  expect(await sheet(page).innerText()).toBe(first);
  await expect(button(page, 'Undo Last Change')).toBeDisabled();
  await expect(button(page, 'Undo Last Change')).toBeFocused();

  const [lead] = await site.leads();
  expect(lead).toMatchObject({ email: EMAIL, firm: FIRM, source: 'intake-builder' });
  expect(lead?.data).toMatchObject({
    practiceArea: 'estate-planning',
    channel: 'phone',
    tone: 'empathetic',
    specialConsiderations:
      'Languages we speak besides English: Spanish\nThe first consultation is free\nPark in the back.',
    fullScriptText: expect.stringContaining('NOTES FROM YOUR FIRM\n\nPark in the back.'),
  });

  await button(page, 'Generate Another Script').click();
  await expect(tool(page).getByText('Step 1 of 5', { exact: true })).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expect(tool(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page).toHaveTitle(title);
  await expect(robots(page)).toHaveCount(0);
  await button(page, 'Show the script').click();
  expect(await sheet(page).innerText()).toBe(first);
});
