import type { Browser } from '@playwright/test';
import fc from 'fast-check';
import type { Model } from './invariants.ts';
import type { Step } from './step.ts';
import { consent, dismissPopup, secondTab } from './steps/answers.ts';
import { close, openDialog, openMenu, send } from './steps/dialogs.ts';
import { press, scroll, tapControl, tapWords, turn } from './steps/hands.ts';
import { back, followAnchor, followLink, forward, visit, wait } from './steps/ways.ts';
import { Visitor } from './visitor.ts';

/** At most so many steps; on the average half of it. */
const MAX_STEPS = 32;

const number = fc.nat({ max: 997 });
const of = (make: (value: number) => Step) => number.map(make);
const plain = (make: () => Step) => fc.constant(null).map(() => make());

/** Each kind of step is as likely as another; what is done most stands twice. */
const STEPS = [
  of(tapWords),
  of(tapWords),
  of(tapControl),
  fc.integer({ min: 0, max: 100 }).map(scroll),
  of(turn),
  of(press),
  of(press),
  of(visit),
  of(followLink),
  of(followAnchor),
  plain(back),
  plain(back),
  plain(forward),
  plain(wait),
  of(consent),
  plain(dismissPopup),
  of(secondTab),
  plain(openDialog),
  plain(openMenu),
  of(close),
  of(send),
  of(send),
];

export type SessionResult = {
  seed: number;
  /** Undefined when every promise was kept. */
  fault: string | undefined;
  steps: string;
  /** Pages that came out of the page cache. */
  fromCache: number;
};

const newModel = (): Model => ({ consent: null, isDismissed: false, attempt: null });

/**
 * One visitor's session on a running site.
 * In: a browser with its page cache on, the address, the seed; whether a failing session is shortened. Out: how it went.
 */
export async function runSession(
  browser: Browser,
  url: string,
  seed: number,
  isShortened = false,
): Promise<SessionResult> {
  let fromCache = 0;
  let steps = '';
  const session = fc.asyncProperty(
    fc.commands(STEPS, { maxCommands: MAX_STEPS, size: 'max' }),
    async (all) => {
      const visitor = await Visitor.arrive(browser, url);
      try {
        await fc.asyncModelRun(() => ({ model: newModel(), real: visitor }), all);
      } finally {
        fromCache += visitor.fromCache.size;
        steps = String(all);
        await visitor.leave();
      }
    },
  );
  const details = await fc.check(session, { seed, numRuns: 1, unbiased: true, endOnFailure: !isShortened });
  const { failed, errorInstance, counterexample } = details;
  const fault = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  if (!failed) return { seed, fault: undefined, steps, fromCache };
  return { seed, fault, steps: String(counterexample?.[0]), fromCache };
}
