import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { parse } from 'yaml';
import { writeAddress } from '../../src/features/cost-per-case/address.ts';
import { tableCsv } from '../../src/features/cost-per-case/csv.ts';
import { emptied, exampleTable, withOneMore } from '../../src/features/cost-per-case/example.ts';
import {
  CHANNEL_FIELDS,
  CHANNELS_MAX,
  readTable,
  type TypedTable,
} from '../../src/features/cost-per-case/figures.ts';
import { readFigures } from '../../src/features/scorecard/figures-text.ts';
import { SCORECARD_PARTS } from '../../src/features/scorecard/profile-facts.ts';
import { allFacts } from '../../src/features/scorecard/report.ts';
import { partPoints, pointsTotal, scorecardResult } from '../../src/features/scorecard/score.ts';
import * as cost from './cost-visitor.ts';
import { expect, test } from './journey.ts';
import * as scorecard from './scorecard-visitor.ts';

const STEPS = 14;
/** The same walks each time. */
const SEED = 14;

/** Picks a whole number from 0 to less than `most`. */
function chance() {
  const [numbers = []] = fc.sample(fc.array(fc.nat(9_999), { minLength: 200, maxLength: 200 }), {
    seed: SEED,
    numRuns: 1,
  });
  let used = 0;
  return (most: number) => (numbers[used++] ?? 0) % most;
}

/** The table as its fields show it, and what stands around it. */
const lookAtTable = (page: Page) =>
  cost.tool(page).evaluate((place) => {
    const value = (one: Element | null) => (one as HTMLInputElement | null)?.value ?? '';
    return {
      firm: ['firmFee', 'share'].map((name) => value(place.querySelector(`[name=${name}]`))),
      channels: [...place.querySelectorAll('.cost-channel')].map((row) =>
        [...row.querySelectorAll('input')].map(value),
      ),
      hash: location.hash.slice(1),
      isFocusLost: document.activeElement === document.body,
    };
  });
const asShown = ({ averageFee, share, channels }: TypedTable) => ({
  firm: [averageFee, share],
  channels: channels.map((channel) => [channel.name, ...CHANNEL_FIELDS.map((field) => channel[field])]),
});

test('cost per signed case: whatever is typed, added and taken out, fields, address and file are one', async ({
  page,
}) => {
  const { tool } = parse(await readFile('content/tools/cost-per-signed-case.yaml', 'utf8'));
  const example: TypedTable = exampleTable(tool.example);
  const pick = chance();
  /** What Back and Forward lead to. */
  let entries = [example];
  let at = 0;
  const table = () => entries[at] ?? example;
  const type = (next: TypedTable) => {
    entries[at] = next;
  };
  const step = (next: TypedTable) => {
    entries = [...entries.slice(0, at + 1), next];
    at += 1;
  };
  const rows = cost.tool(page).locator('.cost-channel');
  await cost.arrive(page);

  const actions: Record<string, () => Promise<void>> = {
    firm: async () => {
      const name = (['averageFee', 'share'] as const)[pick(2)] ?? 'share';
      const value = name === 'share' ? `${1 + pick(99)}` : (1_000 + pick(9_000)).toLocaleString('en-US');
      await cost
        .tool(page)
        .locator(name === 'share' ? '[name=share]' : '[name=firmFee]')
        .fill(value);
      type({ ...table(), [name]: value });
    },
    figure: async () => {
      const row = pick(table().channels.length);
      const field = CHANNEL_FIELDS[pick(CHANNEL_FIELDS.length)] ?? 'spend';
      const value = ['', '0', `${pick(40)}`][pick(3)] ?? '';
      await rows.nth(row).locator(`[name=${field}]`).fill(value);
      const channels = table().channels.map((channel, index) =>
        index === row ? { ...channel, [field]: value } : channel,
      );
      type({ ...table(), channels });
    },
    name: async () => {
      const row = pick(table().channels.length);
      const name = ['Radio & TV', '=cmd()', 'Café_9', '😀 ads'][pick(4)] ?? '';
      await rows.nth(row).locator('[name=channel]').fill(name);
      const channels = table().channels.map((channel, index) =>
        index === row ? { ...channel, name } : channel,
      );
      type({ ...table(), channels });
    },
    add: async () => {
      if (table().channels.length === CHANNELS_MAX) return;
      await cost.button(page, 'Add a channel').click();
      step(withOneMore(table()));
    },
    remove: async () => {
      if (table().channels.length === 1) return;
      const row = pick(table().channels.length);
      await rows.nth(row).locator('.cost-remove').click();
      step({ ...table(), channels: table().channels.filter((_, index) => index !== row) });
    },
    begin: async () => {
      await cost.button(page, 'Start with my own figures').click();
      step(emptied(table()));
    },
    back: async () => {
      if (at === 0) return;
      await page.goBack();
      at -= 1;
    },
    forward: async () => {
      if (at === entries.length - 1) return;
      await page.goForward();
      at += 1;
    },
    reload: async () => {
      await page.reload();
      await cost.isAlive(page);
      // A reload begins at the top of the page.
      await cost.button(page, 'See the answer').focus();
    },
    download: async () => {
      const saved = page.waitForEvent('download');
      await cost.button(page, 'Download CSV').click();
      expect(await readFile(await (await saved).path(), 'utf8')).toBe(tableCsv(readTable(table())));
    },
  };
  const ways = [
    ...['firm', 'figure', 'figure', 'figure', 'name', 'add', 'add', 'remove', 'remove', 'begin'],
    ...['back', 'back', 'forward', 'reload', 'download', 'download'],
  ];
  const done: string[] = [];
  for (let count = 0; count < STEPS; count += 1) {
    const name = ways[pick(ways.length)] ?? '';
    done.push(name);
    await test.step(name, async () => {
      await actions[name]?.();
      const text = writeAddress(table());
      const hash = text === writeAddress(example) ? '' : text;
      // Typing and steps reach the address a moment later.
      await expect
        .poll(() => lookAtTable(page), done.join(', '))
        .toEqual({ ...asShown(table()), hash, isFocusLost: false });
    });
  }
});

const PARTS = { completeness: 'Completeness', photos: 'Photos', reviews: 'Reviews' } as const;
const CHOICES = { website: 'Website', hours: 'Hours', description: 'Description', posts: 'Posts' } as const;

/** The points of the rows, their sum, the score under it, and the one in large type. */
const lookAtScore = (page: Page) =>
  page.locator('[data-tool-place]').evaluate((place) => {
    const cells = (part: string) =>
      [...place.querySelectorAll(`.score-sum ${part} td`)].map((cell) => Number(cell.textContent));
    return {
      points: cells('tbody'),
      sums: cells('tfoot'),
      score: Number.parseInt(place.querySelector('.score-figure')?.textContent ?? '', 10),
      isFocusLost: document.activeElement === document.body,
    };
  });

/** Counts the changes of the tool that leave the focus nowhere, be it for a moment; the function it returns ends that. */
async function watchFocus(page: Page) {
  const watch = await page.locator('[data-tool-place]').evaluateHandle((place) => {
    let lost = 0;
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) lost += 1;
    });
    observer.observe(place, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      return lost;
    };
  });
  return () => watch.evaluate((end) => end());
}

test("the scorecard's own figures: whatever is put in, the score is that of the rows and of the address", async ({
  page,
}) => {
  const pick = chance();
  await scorecard.saves(page, 200);
  await scorecard.open(page);
  await scorecard.fill(page);
  await scorecard.analyze(page);
  await scorecard.button(page, 'Put in your own figures').click();
  const own = (label: string) => page.getByLabel(`${label}: your figure`, { exact: true });
  await expect(own('Completeness')).toBeFocused();
  const put = async (label: string, value: string) => {
    await own(label).fill(value);
    await own(label).blur();
    await own(label).focus();
  };
  const actions: Record<string, () => Promise<void>> = {
    count: () =>
      put(Object.values(PARTS)[pick(3)] ?? '', ['', `${pick(100)}`, '7', 'many', '-1'][pick(5)] ?? ''),
    choice: async () => {
      await own(Object.values(CHOICES)[pick(4)] ?? '').selectOption({ index: pick(3) });
    },
    reload: async () => {
      await page.reload();
      // The fields are open where some figures are missing.
      await expect(page.locator('[data-tool-result]')).toBeVisible();
      const isOpen = await own('Completeness').isVisible();
      await (isOpen
        ? own('Completeness').focus()
        : scorecard.button(page, 'Put in your own figures').click());
    },
    close: async () => {
      const lost = await watchFocus(page);
      await scorecard.button(page, 'Done').click();
      await scorecard.button(page, 'Put in your own figures').click();
      await expect(own('Completeness')).toBeFocused();
      expect(await lost(), 'changes of the tool after which nothing had the focus').toBe(0);
    },
  };
  // So that there is a score from the start: only own figures count.
  for (const label of Object.values(PARTS)) await put(label, '35');
  for (const label of Object.values(CHOICES)) await own(label).selectOption({ index: 1 });
  await expect.poll(() => new URL(page.url()).hash).toContain('posts=yes');
  const ways = ['count', 'count', 'count', 'choice', 'choice', 'reload', 'close'];
  const done: string[] = [];
  for (let count = 0; count < STEPS; count += 1) {
    const name = ways[pick(ways.length)] ?? '';
    done.push(name);
    await test.step(name, async () => {
      await actions[name]?.();
      const walk = done.join(', ');
      await expect
        .poll(async () => {
          const { points, sums, score, isFocusLost } = await lookAtScore(page);
          expect(isFocusLost, walk).toBe(false);
          const hash = new URL(page.url()).hash.slice(1);
          const report = readFigures(hash);
          const facts = report && allFacts(report);
          const kept = await page.evaluate(() => localStorage.getItem('scorecard-result'));
          if (!report || !kept?.includes(hash)) return `the address says ${hash}, the device ${kept}`;
          // There is a score when there are seven figures.
          if (!facts) return sums.length ? `a score of ${score} without all figures` : '';
          expect(sums, walk).toEqual([points.reduce((sum, one) => sum + one, 0), score]);
          const isOne =
            score === scorecardResult(facts).overallScore &&
            sums[0] === pointsTotal(facts) &&
            SCORECARD_PARTS.every((part, index) => partPoints(facts)[part] === points[index]);
          return isOne ? '' : `the address says ${hash}, the score ${score}`;
        }, walk)
        .toBe('');
    });
  }
});
