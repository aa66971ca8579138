import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Route } from '@playwright/test';
import { expect, test } from './journey.ts';
import { storedLeads } from './visitor.ts';

const PATH = '/tools/ai-intake-builder';
const FIRM = 'Whitfield & Rowe LLP';
const EMAIL = 'dana@whitfield-law.example';
const PHONE = { width: 390, height: 844 };
/** 400 kbit/s in bytes per second, and 400 ms. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SCRIPT = {
  opening: 'Good morning, this is intake. (Give your name.)\n\nNobody is a client yet.',
  qualification: [{ section: 'Names first', questions: ['Who are you?', 'Who is on the other side?'] }],
  closing: 'We call you by noon tomorrow.',
};
const SCRIPT_TEXT =
  'OPENING\n\nGood morning, this is intake. (Give your name.)\n\nNobody is a client yet.\n\nNAMES FIRST\n\n1. Who are you?\n2. Who is on the other side?\n\nCLOSING\n\nWe call you by noon tomorrow.\n';
const REFINED = { ...SCRIPT, closing: 'We call you today.' };

const tool = (page: Page) => page.locator('[data-tool-place]');
const button = (page: Page, name: string) => tool(page).getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => tool(page).getByLabel(label, { exact: true });
const heading = (page: Page) => page.locator('#tool-heading');
const option = (page: Page, name: string) => tool(page).getByRole('radio', { name, exact: true });
const change = (page: Page) => field(page, 'What should be different?');
const sheet = (page: Page) => tool(page).locator('.intake-script');

async function expectToast(page: Page, role: 'alert' | 'status', title: string, text = '') {
  await expect(page.locator(`[data-toasts] [role=${role}] p`).filter({ visible: true })).toHaveText(
    text ? [title, text] : [title],
  );
}
const json = (status: number, body: unknown) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});
/** Answers the tool's three functions itself; the bodies of all calls out, by the function's name. */
async function answers(
  page: Page,
  own: Record<string, (route: Route) => Promise<void>> = {},
): Promise<Record<string, Record<string, unknown>[]>> {
  const calls: Record<string, Record<string, unknown>[]> = {};
  await page.route('**/functions/v1/*', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    calls[name] = [...(calls[name] ?? []), route.request().postDataJSON()];
    if (own[name]) return own[name](route);
    if (name === 'submit-intake-builder') return route.fulfill(json(200, { message: 'kept' }));
    return route.fulfill(json(200, { script: name === 'generate-intake-script' ? SCRIPT : REFINED }));
  });
  return calls;
}
async function open(page: Page, site = '') {
  await page.goto(site + PATH);
  await option(page, 'Personal Injury').hover();
  await tool(page).locator('form[data-live]').waitFor();
}
async function toLastStep(page: Page) {
  for (const name of ['Personal Injury', 'Phone', 'Warm']) {
    await option(page, name).check();
    await button(page, 'Next').click();
  }
  await button(page, 'Next').click();
  await field(page, 'Law Firm Name *').fill(FIRM);
  await field(page, 'Email Address *').fill(EMAIL);
}
async function generate(page: Page) {
  await toLastStep(page);
  await button(page, 'Generate Script').click();
  await expect(heading(page)).toHaveText(`${FIRM}: the script.`);
}

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
      ['Channel', ['Phone', 'Chat', 'E-mail', 'In person'], 'Phone'],
      ['Tone', ['Professional', 'Warm', 'Assertive', 'Empathetic'], 'Empathetic'],
    ] as const
  ).entries()) {
    await expect(tool(page).getByText(`Step ${index + 1} of 5`, { exact: true })).toBeVisible();
    await expect(heading(page)).toHaveAccessibleDescription(`Step ${index + 1} of 5 ${name}`);
    await expect(button(page, 'Back')).toHaveCount(index ? 1 : 0);
    await expect(tool(page).getByRole('radio')).toHaveCount(choices.length);
    for (const choice of choices) await expect(option(page, choice)).not.toBeChecked();
    await expect(button(page, 'Next')).toBeDisabled();
    await expect(button(page, 'Next')).toHaveAccessibleDescription('Answer this step to go on.');
    await option(page, pick).check();
    await expect(button(page, 'Next')).toHaveAccessibleDescription('');
    await button(page, 'Next').click();
  }
  await expect(heading(page)).toHaveAccessibleDescription('Step 4 of 5 Customize');
  await expect(button(page, 'Next')).toBeEnabled();
  const notes = field(page, 'Special considerations (optional)');
  await notes.fill('We speak Spanish and we offer payment plans.');
  await expect(tool(page).getByRole('listitem').filter({ hasText: 'Language: Spanish' })).toBeVisible();
  await expect(tool(page).getByRole('listitem').filter({ hasText: 'Payment plans' })).toBeVisible();
  await expect(tool(page).getByText('44 of 1000 characters')).toBeVisible();
  await expect(notes).toHaveAttribute('maxlength', '1000');
  await button(page, 'Next').click();
  await expect(heading(page)).toHaveAccessibleDescription('Step 5 of 5 Your Info');
  await expect(button(page, 'Generate Script')).toBeDisabled();
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

  await button(page, 'Make it shorter').click();
  await expect(change(page)).toBeFocused();
  await button(page, 'Refine').click();
  await expectToast(page, 'status', 'Script Refined!');
  await expect(change(page)).toHaveValue('');
  expect((await sheet(page).innerText()).length).toBeLessThan(first.length);
  await button(page, 'Undo Last Change').click();
  await expectToast(page, 'status', 'Undone', 'Reverted to previous version');
  expect(await sheet(page).innerText()).toBe(first);
  await expect(button(page, 'Undo Last Change')).toBeDisabled();

  const [lead] = await storedLeads(site.dataDir);
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
      submissionId: expect.stringMatching(/^[\w-]{8,64}$/),
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
    for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
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
    for (const name of ['Copy Script', 'Download', 'Print']) {
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
      for (const target of await tool(page).locator('.choice, button, .control').all())
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
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

test('waiting: ten percent a second up to 90, then the script', async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await answers(page, {
    'generate-intake-script': async (route) => {
      await held;
      await route.fulfill(json(200, { script: SCRIPT }));
    },
  });
  await page.clock.install({ time: 0 });
  await open(page);
  await toLastStep(page);
  await page.clock.pauseAt(60_000);
  await button(page, 'Generate Script').click();
  await expect(heading(page)).toHaveText('Writing your script.');
  await expect(heading(page)).toBeFocused();
  await expect(tool(page).getByRole('status')).toContainText('This takes 10-15 seconds.');
  const bar = tool(page).getByRole('progressbar');
  for (const [ms, percent] of [
    [500, 0],
    [1000, 10],
    [3000, 40],
    [5000, 90],
    [15_000, 90],
  ] as const) {
    await page.clock.runFor(ms);
    await expect(bar).toHaveAttribute('value', String(percent));
  }
  arrive();
  await expect(bar).toHaveAttribute('value', '100');
  await page.clock.runFor(400);
  await expect(heading(page)).toHaveText(`${FIRM}: the script.`);
});

test('the script is typed, 20 ms a character, and is there as a whole for whoever listens', async ({
  page,
}) => {
  await answers(page);
  await page.clock.install({ time: 0 });
  await open(page);
  await toLastStep(page);
  await page.clock.pauseAt(60_000);
  await button(page, 'Generate Script').click();
  await expect(tool(page).getByRole('progressbar')).toHaveAttribute('value', '100');
  await page.clock.runFor(1000);
  await expect(heading(page)).toHaveText(`${FIRM}: the script.`);
  const untyped = () =>
    page.evaluate(() => [...(CSS.highlights.get('intake-untyped') ?? [])].map(String).join(''));
  const isSeen = (text: string) =>
    tool(page)
      .locator('[data-line]')
      .filter({ hasText: text })
      .evaluate((line) => line.closest('[data-unseen]') === null);
  await expect(sheet(page)).toContainText('We call you by noon tomorrow.');
  await expect(sheet(page).getByRole('heading', { name: 'Closing' })).toHaveCount(1);
  expect(await isSeen('Good morning')).toBe(true);
  expect(await isSeen('Nobody is a client yet.')).toBe(false);
  const left = (await untyped()).length;
  await page.clock.runFor(400);
  expect(left - (await untyped()).length).toBeGreaterThanOrEqual(19);
  expect(left - (await untyped()).length).toBeLessThanOrEqual(21);
  await page.clock.runFor(1000);
  expect(await isSeen('Nobody is a client yet.')).toBe(true);
  expect(await isSeen('Who is on the other side?')).toBe(false);
  await button(page, 'Show all at once').click();
  expect(await isSeen('We call you by noon tomorrow.')).toBe(true);
  expect(await untyped()).toBe('');
  await expect(button(page, 'Show all at once')).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test('copy, download, print', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await answers(page);
  await open(page);
  await generate(page);
  await page.clock.install();
  await button(page, 'Copy Script').click();
  await expect(button(page, 'Copied!')).toBeVisible();
  await expectToast(page, 'status', 'Copied!', 'Script copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SCRIPT_TEXT);
  await page.clock.runFor(2000);
  await expect(button(page, 'Copy Script')).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await button(page, 'Copy Script').click();
  await expectToast(page, 'alert', 'Copy failed', 'Please try again');
  await expect(button(page, 'Copy Script')).toBeVisible();
  const saved = page.waitForEvent('download');
  await button(page, 'Download').click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('intake-script.txt');
  expect(await readFile(await file.path(), 'utf8')).toBe(SCRIPT_TEXT);
  await expectToast(page, 'status', 'Downloaded!', 'Script saved to your device');
  await button(page, 'Print').click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page)).toBeVisible();
  await expect(sheet(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.locator('#rules')).toBeHidden();
  await expect(change(page)).toBeHidden();
});

test.describe('when something fails', () => {
  test.use({ allowedTroubles: /status of (400|429|500)|net::ERR_FAILED|Failed to fetch dynamically/ });
  const OWN_WORDS = 'The script could not be written. Your answers are still here. Please try again.';

  for (const [name, answer, said] of [
    ['500', (route: Route) => route.fulfill(json(500, { error: 'Please call us.' })), 'Please call us.'],
    [
      '429',
      (route: Route) => route.fulfill(json(429, { error: 'Come back in an hour.' })),
      'Come back in an hour.',
    ],
    ['no network', (route: Route) => route.abort(), OWN_WORDS],
    ['no script', (route: Route) => route.fulfill(json(200, {})), OWN_WORDS],
    ['half a script', (route: Route) => route.fulfill(json(200, { script: { opening: 'Hi.' } })), OWN_WORDS],
  ] as const) {
    test(`generation: ${name}`, async ({ page }) => {
      const calls = await answers(page, { 'generate-intake-script': answer });
      await open(page);
      await toLastStep(page);
      await button(page, 'Generate Script').click();
      await expectToast(page, 'alert', 'Generation Failed', 'Something went wrong. Please try again.');
      await expect(tool(page).getByRole('alert')).toHaveText(said);
      await expect(field(page, 'Law Firm Name *')).toHaveValue(FIRM);
      expect(calls['submit-intake-builder']).toBeUndefined();
      await page.unroute('**/functions/v1/*');
      await answers(page);
      await button(page, 'Generate Script').click();
      await expect(heading(page)).toHaveText(`${FIRM}: the script.`);
    });
  }

  test('a change that is blank, or not understood, or that fails', async ({ page }) => {
    let error: string | undefined = 'Ask for one of these: shorter.';
    const calls = await answers(page, {
      'refine-intake-script': (route) => route.fulfill(json(error ? 400 : 500, error ? { error } : {})),
      'submit-intake-builder': (route) => route.fulfill(json(500, {})),
    });
    await open(page);
    await generate(page);
    await change(page).fill('  \n ');
    await button(page, 'Refine').click();
    await expect(change(page)).toHaveAccessibleDescription(/Say what should change$/);
    await change(page).fill('x'.repeat(501));
    await button(page, 'Refine').click();
    await expect(change(page)).toHaveAccessibleDescription(/at most 500 characters$/);
    expect(calls['refine-intake-script']).toBeUndefined();
    await change(page).fill('sing it');
    await change(page).press('Enter');
    await expectToast(page, 'alert', 'Refinement Failed', 'Please try again with a different prompt');
    await expect(change(page)).toHaveAccessibleDescription(/Ask for one of these: shorter\.$/);
    await expect(change(page)).toHaveValue('sing it');
    await expect(change(page)).toBeFocused();
    error = undefined;
    await change(page).press('Enter');
    await expect(change(page)).toHaveAccessibleDescription(/Please try again with a different prompt$/);
    await expect(sheet(page)).toContainText('We call you by noon tomorrow.');
    await expect(button(page, 'Undo Last Change')).toBeDisabled();
  });

  test('an application that cannot be loaded says so', async ({ page }) => {
    await page.route(/\/_astro\/.*\.js$/, (route) => route.abort());
    await page.goto(PATH);
    await option(page, 'Personal Injury').check();
    const alert = tool(page).getByRole('alert');
    await expect(alert).toContainText('The builder could not be loaded.');
    await expect(alert.getByRole('link', { name: 'use the contact form.' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });
});

test('while a change is under way nothing else can be pressed, and another script forgets it', async ({
  page,
}) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await answers(page, {
    'refine-intake-script': async (route) => {
      await held;
      await route.fulfill(json(200, { script: REFINED }));
    },
  });
  await open(page);
  await generate(page);
  await change(page).fill('call today');
  await button(page, 'Refine').click();
  await expect(change(page)).toBeDisabled();
  await expect(button(page, 'Refining...')).toBeDisabled();
  await expect(button(page, 'Undo Last Change')).toBeDisabled();
  await button(page, 'Generate Another Script').click();
  const answered = page.waitForResponse('**/refine-intake-script');
  arrive();
  await answered;
  await expect(tool(page).getByText('Step 1 of 5', { exact: true })).toBeVisible();
  await expect(page.getByText('Script Refined!')).toHaveCount(0);
});

test('a reload keeps answers, script and what can be taken back; another tab knows nothing', async ({
  page,
  context,
}) => {
  let hold = true;
  await answers(page, {
    'generate-intake-script': async (route) => {
      if (!hold) await route.fulfill(json(200, { script: SCRIPT }));
    },
  });
  await open(page);
  await option(page, 'Personal Injury').check();
  await button(page, 'Next').click();
  await option(page, 'Chat').check();
  await page.reload();
  await expect(tool(page).getByText('Step 2 of 5', { exact: true })).toBeVisible();
  await expect(option(page, 'Chat')).toBeChecked();
  await button(page, 'Back').click();
  await toLastStep(page);
  await button(page, 'Generate Script').click();
  await expect(heading(page)).toHaveText('Writing your script.');
  await page.reload();
  await expect(tool(page).getByText('Step 5 of 5', { exact: true })).toBeVisible();
  await expect(field(page, 'Email Address *')).toHaveValue(EMAIL);
  hold = false;
  await button(page, 'Generate Script').click();
  await expect(heading(page)).toHaveText(`${FIRM}: the script.`);
  await change(page).fill('call today');
  await change(page).press('Enter');
  await expect(sheet(page)).toContainText('We call you today.');
  await page.reload();
  await expect(heading(page)).toHaveText(`${FIRM}: the script.`);
  await expect(sheet(page)).toContainText('We call you today.');
  await expect(button(page, 'Show all at once')).toHaveCount(0);
  await expect(page).toHaveTitle('Your Intake Script | Northbar');
  await button(page, 'Undo Last Change').click();
  await expect(sheet(page)).toContainText('We call you by noon tomorrow.');
  expect(page.url()).not.toContain('#');
  const other = await context.newPage();
  await other.goto(PATH);
  await expect(tool(other).getByText('Step 1 of 5', { exact: true })).toBeVisible();
});

test('no script is asked for before a sign of a visitor', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto(PATH, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
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

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test.describe(`axe at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' }, allowedTroubles: /status of 400/ });

    test('every step, a mistake, waiting, the script, a change that fails', async ({ page }) => {
      const expectClean = async (part = '#tool') => {
        const { violations } = await new AxeBuilder({ page }).include(part).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
      };
      await page.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'));
      let arrive = () => {};
      const held = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await answers(page, {
        'generate-intake-script': async (route) => {
          await held;
          await route.fulfill(json(200, { script: SCRIPT }));
        },
        'refine-intake-script': (route) => route.fulfill(json(400, { error: 'Say it another way.' })),
      });
      await open(page);
      await expectClean('body');
      for (const name of ['Personal Injury', 'Phone', 'Warm']) {
        await option(page, name).check();
        await expectClean();
        await button(page, 'Next').click();
      }
      await field(page, 'Special considerations (optional)').fill('We speak Spanish');
      await expect(tool(page).getByText('Language: Spanish')).toBeVisible();
      await expectClean();
      await button(page, 'Next').click();
      await field(page, 'Law Firm Name *').fill(FIRM);
      await field(page, 'Email Address *').fill('dana');
      await button(page, 'Generate Script').click();
      await expect(tool(page).getByText('Invalid email address')).toBeVisible();
      await expectClean();
      await field(page, 'Email Address *').fill(EMAIL);
      await button(page, 'Generate Script').click();
      await expect(heading(page)).toHaveText('Writing your script.');
      await expectClean();
      arrive();
      await expect(heading(page)).toHaveText(`${FIRM}: the script.`);
      await expect(button(page, 'Show all at once')).toHaveCount(0);
      await expectClean();
      await change(page).fill('sing it');
      await change(page).press('Enter');
      await expect(change(page)).toHaveAttribute('aria-invalid', 'true');
      await expectClean();
    });
  });
}
