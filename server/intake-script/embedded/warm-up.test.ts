import { expect, test } from 'vitest';
import { embeddedWriter } from './embedded-writer.ts';
import { warmUp } from './warm-up.ts';

/** Nothing may hold everybody else up for longer, in ms. */
const STEP_MS = 20;
/** Reading the library does not keep to it yet: its longest turn takes so many times as long while processors are busy. */
const LIBRARY = 2.5;

const CONFIG = {
  practiceArea: 'estate-planning',
  channel: 'email',
  tone: 'warm',
  firmName: 'Reyes & Park, P.C.',
  email: 'a@firm.example',
  specialConsiderations: 'Hablamos español, payment plans. No probate unless there is a will.',
} as const;

/** What a call takes of the processor, which a busy machine does not change as it does the clock. */
async function costMs<T>(call: () => Promise<T>) {
  const before = process.threadCpuUsage();
  const answer = await call();
  const { user, system } = process.threadCpuUsage(before);
  return { answer, ms: (user + system) / 1_000 };
}

/** What the longest turn of the loop takes of the processor while `work` is under way. */
async function longestTurnMs(work: () => Promise<unknown>) {
  let longest = 0;
  let before = process.threadCpuUsage();
  const watch = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
    before = process.threadCpuUsage();
    next = setImmediate(watch);
  };
  let next = setImmediate(watch);
  await work();
  clearImmediate(next);
  return longest;
}

test('while the library is read and used for the first time everybody else has their turn', async () => {
  expect(await longestTurnMs(async () => warmUp(await embeddedWriter()))).toBeLessThan(STEP_MS * LIBRARY);
});

test('the first visitor of a process waits no longer than any other', async () => {
  const writer = await embeddedWriter();
  await warmUp(writer);
  const script = await costMs(() => writer.write(CONFIG));
  const calls = {
    write: script,
    offers: await costMs(() => writer.offers(script.answer, CONFIG)),
    preview: await costMs(() => writer.preview(CONFIG)),
    button: await costMs(() => writer.refine(script.answer, CONFIG, 'Make it shorter')),
    words: await costMs(() =>
      writer.refine(script.answer, CONFIG, 'ask whether they own a home, and skip the executor'),
    ),
  };
  const slow = Object.entries(calls).flatMap(([name, { ms }]) => (ms < STEP_MS ? [] : `${name}: ${ms} ms`));
  expect(slow).toEqual([]);
});
