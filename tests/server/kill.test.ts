import { expect, test } from 'vitest';
import { interruptedRun, NOTHING_LOST, type Slot } from './support/interrupted-run.ts';
import { freshDatabaseSettings, STORAGE_KINDS } from './support/storage.ts';

/** `npm run prove -- kill` sets a larger number and tests both databases. */
const KILLS = Number(process.env.KILLS || 2);
const KINDS = process.env.KILLS ? STORAGE_KINDS : (['postgres'] as const);
const SEED = Number(process.env.SEED || 20_260_301);
const BOTH_SHARE = 0.25;
const LIMIT_MS = 200_000 + KILLS * 60_000;

async function kill(slots: readonly Slot[], random: () => number) {
  const first = random() < 0.5 ? 0 : 1;
  const chosen = random() < BOTH_SHARE ? [0, 1] : [first];
  const codes = await Promise.all(chosen.map((slot) => slots[slot]?.process.end('SIGKILL')));
  expect(codes).toEqual(chosen.map(() => null));
  await Promise.all(chosen.map((slot) => slots[slot]?.restart()));
}

test.each(KINDS)(
  `after ${KILLS} kills of one of two processes or both, on %s: every acknowledged lead is stored once and mailed`,
  async (kind) => {
    const databaseSettings = await freshDatabaseSettings(kind);
    const figures = await interruptedRun({
      settings: { ...databaseSettings },
      rounds: KILLS,
      seed: SEED,
      interrupt: kill,
      shouldEndLeases: !process.env.KILLS,
    });
    console.log(kind, figures);
    expect(figures).toMatchObject(NOTHING_LOST);
    expect(figures.acknowledged).toBeGreaterThan(KILLS);
  },
  LIMIT_MS,
);
