import { expect, test } from 'vitest';
import type { ScriptWriter } from '../script-writer.ts';
import { embeddedWriter } from './embedded-writer.ts';
import { warmUp } from './warm-up.ts';

/** Nothing may hold everybody else up for longer, in ms. */
const STEP_MS = 20;

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

test('the first visitor of a process waits no longer than any other', async () => {
  const writer: ScriptWriter = embeddedWriter();
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
