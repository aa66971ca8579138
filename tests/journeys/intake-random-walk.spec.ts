import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { scriptText } from '../../src/features/intake/script-text.ts';
import {
  button,
  change,
  EMAIL,
  FIRM,
  field,
  heading,
  open,
  option,
  PHONE,
  sheet,
  tool,
} from './intake-visitor.ts';
import { expect, test } from './journey.ts';

const STEPS = 25;
/** The same walk each time. */
const SEED = 14;
/** The times at which a firm can promise to be back. */
const CALL_BACK = /within 15 minutes|within an hour|(?:the same|the next) business day/gi;
const PROMISES = [undefined, 'Within an hour', 'By the end of the next business day'] as const;

const BUTTONS = ['Shorter', 'Longer', 'Plain words', 'Professional', 'Warm', 'Assertive', 'Empathetic'];
const TYPED = ['remove insurance', 'skip the photos', 'make it rhyme', 'ask about letters', 'no more fees'];

/** The script as it stands, read off the page. */
async function shown(page: Page) {
  const parts = await sheet(page)
    .locator('[data-part]')
    .evaluateAll((all) =>
      all.map((part) => ({
        heading: part.querySelector('h3')?.textContent ?? '',
        lines: [...part.querySelectorAll('[data-line]')].map((line) => line.textContent ?? ''),
      })),
    );
  const [opening, ...rest] = parts;
  return scriptText({
    opening: opening?.lines.join('\n\n') ?? '',
    qualification: rest.slice(0, -1).map(({ heading: section, lines }) => ({ section, questions: lines })),
    closing: rest.at(-1)?.lines.join('\n\n') ?? '',
  });
}

/** Answers all five steps; `promise` is what the firm promises a caller. */
async function toScript(page: Page, pick: (most: number) => number) {
  const promise = PROMISES[pick(PROMISES.length)];
  for (const names of [
    ['Personal Injury', 'Criminal Defense', 'Estate Planning'],
    ['Phone', 'Chat', 'Email'],
    ['Professional', 'Warm'],
  ]) {
    await option(page, names[pick(names.length)] ?? '').check();
    await button(page, 'Next').click();
  }
  await button(page, 'Next').click();
  await field(page, 'Law Firm Name *').fill(FIRM);
  await field(page, 'Email Address *').fill(EMAIL);
  await tool(page)
    .getByRole('combobox')
    .selectOption(promise ?? '');
  await button(page, 'Generate Script').click();
  await expect(heading(page)).toHaveText(`${FIRM}: the script.`);
  return promise;
}

/** What was answered to the last change, at the field or above it. */
const reason = async (page: Page) =>
  (await tool(page).locator('form').getByRole('status').innerText()) +
  ((await change(page).getAttribute('aria-invalid')) ?? '');
const isIdle = (page: Page) => expect(tool(page).locator('form')).not.toHaveAttribute('aria-busy');

test.use({
  viewport: PHONE,
  contextOptions: { reducedMotion: 'reduce' },
  // A request that is refused is answered with 400.
  allowedTroubles: /status of 400/,
});

test(`any ${STEPS} things a visitor does, one after the other`, async ({ page, context, site }) => {
  // Each step asks the page many things, which takes its time on a busy machine.
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [numbers = []] = fc.sample(fc.array(fc.nat(9_999), { minLength: 200, maxLength: 200 }), {
    seed: SEED,
    numRuns: 1,
  });
  let used = 0;
  const pick = (most: number) => (numbers[used++] ?? 0) % most;
  await open(page, site.url);
  let promise = await toScript(page, pick);
  /** What Undo Last Change leads back to. */
  let history: string[] = [];

  /** Presses as from the keyboard: a button that says why it does nothing can be pressed, too. */
  const press = async (name: string) => {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
    await isIdle(page);
  };
  const changing = async (what: string, ask: () => Promise<void>) => {
    const before = await shown(page);
    await ask();
    const after = await shown(page);
    expect(await reason(page), `${what} says what was done, or why not`).not.toBe('');
    if (after !== before) history.push(before);
  };
  const actions: Record<string, () => Promise<void>> = {
    button: async () => {
      const name = BUTTONS[pick(BUTTONS.length)] ?? '';
      await changing(name, () => press(name));
    },
    question: async () => {
      const list = tool(page).locator('details');
      if ((await list.getAttribute('open')) === null) await list.locator('summary').click();
      const all = list.getByRole('button');
      const one = all.nth(pick(await all.count()));
      const wasAsked = await one.getAttribute('aria-pressed');
      const name = (await one.textContent()) ?? '';
      const before = await shown(page);
      await changing(name, async () => {
        await one.focus();
        await page.keyboard.press('Enter');
        await isIdle(page);
      });
      // Where a script is full the reason was said, and the mark stays.
      const isAsked = (await shown(page)) === before ? wasAsked : String(wasAsked !== 'true');
      await expect(button(page, name)).toHaveAttribute('aria-pressed', isAsked ?? '');
    },
    typed: async () => {
      const request = TYPED[pick(TYPED.length)] ?? '';
      await changing(request, async () => {
        await change(page).fill(request);
        await change(page).press('Enter');
        await isIdle(page);
      });
    },
    twice: async () => {
      const before = await shown(page);
      await button(page, 'Shorter').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await isIdle(page);
      if ((await shown(page)) !== before) history.push(before);
    },
    undo: async () => {
      await press('Undo Last Change');
      const earlier = history.pop();
      if (earlier) expect(await shown(page)).toBe(earlier);
    },
    copy: async () => {
      await tool(page).getByRole('button', { name: /^Cop/ }).focus();
      await page.keyboard.press('Enter');
      await expect(button(page, 'Copied!')).toBeFocused();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await shown(page));
    },
    download: async () => {
      const saved = page.waitForEvent('download');
      await press('Download');
      expect(await readFile(await (await saved).path(), 'utf8')).toBe(await shown(page));
    },
    reload: async () => {
      const before = await shown(page);
      await page.reload();
      await expect(sheet(page)).toBeVisible();
      expect(await shown(page)).toBe(before);
      // A reload begins at the top of the page.
      await button(page, 'Shorter').focus();
    },
    reset: async () => {
      await press('Generate Another Script');
      await expect(heading(page)).toBeFocused();
      promise = await toScript(page, pick);
      history = [];
    },
  };
  const ways = [
    ...['button', 'button', 'button', 'question', 'question', 'typed', 'typed', 'twice'],
    ...['undo', 'undo', 'copy', 'download', 'reload', 'reset'],
  ];
  const done: string[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const name = ways[pick(ways.length)] ?? '';
    done.push(name);
    await test.step(name, async () => {
      await actions[name]?.();
      const walk = done.join(', ');
      expect(await page.evaluate(() => document.activeElement === document.body), walk).toBe(false);
      expect(await tool(page).locator('button:disabled').count(), walk).toBe(0);
      await expect(button(page, 'Undo Last Change'), walk).toHaveAttribute(
        'aria-disabled',
        String(history.length === 0),
      );
      const text = await shown(page);
      // A shorter script may leave the promise out, and none may name another time.
      for (const [time] of text.matchAll(CALL_BACK))
        expect((promise ?? '').toLowerCase(), walk).toContain(time.toLowerCase());
    });
  }
});
