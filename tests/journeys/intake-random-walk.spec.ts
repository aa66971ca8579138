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

/** The same walk each time. */
const SEED = 14;
/** The times at which a firm can promise to be back. */
const CALL_BACK = /within 15 minutes|within an hour|(?:the same|the next) business day/gi;
const PROMISES = [undefined, 'Within an hour', 'By the end of the next business day'] as const;

const BUTTONS = ['Shorter', 'Longer', 'Plain words', 'Professional', 'Warm', 'Assertive', 'Empathetic'];
const TYPED = ['remove insurance', 'skip the photos', 'make it rhyme', 'ask about letters', 'no more fees'];

/** All that is looked at after a step, in one call: the script as it stands and what stands around it. */
async function look(page: Page) {
  const { parts, ...around } = await tool(page).evaluate((place) => {
    const textOf = (one: Element | null | undefined) => one?.textContent ?? '';
    const named = (name: string) => [...place.querySelectorAll('button')].find((one) => textOf(one) === name);
    const field = place.querySelector('form textarea');
    return {
      parts: [...place.querySelectorAll('.intake-script [data-part]')].map((part) => ({
        heading: textOf(part.querySelector('h3')),
        lines: [...part.querySelectorAll('[data-line]')].map(textOf),
      })),
      isFocusLost: document.activeElement === document.body,
      disabled: place.querySelectorAll('button:disabled').length,
      canUndo: named('Undo Last Change')?.ariaDisabled === 'false',
      /** What was answered to the last change, at the field or above it. */
      reason: textOf(place.querySelector('form [role=status]')) + (field?.getAttribute('aria-invalid') ?? ''),
    };
  });
  const [opening, ...rest] = parts;
  const text = scriptText({
    opening: opening?.lines.join('\n\n') ?? '',
    qualification: rest.slice(0, -1).map(({ heading: section, lines }) => ({ section, questions: lines })),
    closing: rest.at(-1)?.lines.join('\n\n') ?? '',
  });
  return { text, ...around };
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

const isIdle = (page: Page) => expect(tool(page).locator('form')).not.toHaveAttribute('aria-busy');

test.use({
  viewport: PHONE,
  contextOptions: { reducedMotion: 'reduce' },
  // A request that is refused is answered with 400.
  allowedTroubles: /status of 400/,
});

test('whatever a visitor does with a script, one after the other', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [numbers = []] = fc.sample(fc.array(fc.nat(9_999), { minLength: 200, maxLength: 200 }), {
    seed: SEED,
    numRuns: 1,
  });
  let used = 0;
  const pick = (most: number) => (numbers[used++] ?? 0) % most;
  await open(page, site.url);
  let promise = await toScript(page, pick);
  /** The script after the last step. */
  let { text } = await look(page);
  /** What Undo Last Change leads back to. */
  let history: string[] = [];

  /** Presses as from the keyboard: a button that says why it does nothing can be pressed, too. */
  const press = async (name: string) => {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
    await isIdle(page);
  };
  const changing = async (what: string, ask: () => Promise<void>) => {
    await ask();
    const { text: after, reason } = await look(page);
    expect(reason, `${what} says what was done, or why not`).not.toBe('');
    if (after !== text) history.push(text);
    return after !== text;
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
      const hasChanged = await changing(name, async () => {
        await one.focus();
        await page.keyboard.press('Enter');
        await isIdle(page);
      });
      // Where a script is full the reason was said, and the mark stays.
      const isAsked = hasChanged ? String(wasAsked !== 'true') : wasAsked;
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
      await button(page, 'Shorter').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await isIdle(page);
      if ((await look(page)).text !== text) history.push(text);
    },
    undo: async () => {
      await press('Undo Last Change');
      const earlier = history.pop();
      if (earlier) expect((await look(page)).text).toBe(earlier);
    },
    copy: async () => {
      await tool(page).getByRole('button', { name: /^Cop/ }).focus();
      await page.keyboard.press('Enter');
      await expect(button(page, 'Copied!')).toBeFocused();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    },
    download: async () => {
      const saved = page.waitForEvent('download');
      await press('Download');
      expect(await readFile(await (await saved).path(), 'utf8')).toBe(text);
    },
    reload: async () => {
      await page.reload();
      await expect(sheet(page)).toBeVisible();
      expect((await look(page)).text).toBe(text);
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
  // Each kind as often as it is done, in an order of chance; what leads to another script comes in between.
  const ways = [
    ...['button', 'button', 'button', 'question', 'question', 'typed', 'typed', 'twice'],
    ...['undo', 'undo', 'copy', 'download', 'reload', 'reset'],
  ];
  const done: string[] = [];
  while (ways.length > 0) {
    const [name = ''] = ways.splice(pick(ways.length), 1);
    done.push(name);
    await test.step(name, async () => {
      await actions[name]?.();
      const walk = done.join(', ');
      const now = await look(page);
      expect(now, walk).toMatchObject({ isFocusLost: false, disabled: 0, canUndo: history.length > 0 });
      // A shorter script may leave the promise out, and none may name another time.
      for (const [time] of now.text.matchAll(CALL_BACK))
        expect((promise ?? '').toLowerCase(), walk).toContain(time.toLowerCase());
      text = now.text;
    });
  }
});
