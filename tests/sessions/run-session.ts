import type { BrowserContext } from '@playwright/test';
import fc from 'fast-check';
import type { Model } from './invariants.ts';
import { firstOf, type Step } from './step.ts';
import { consent, dismissPopup, secondTab } from './steps/answers.ts';
import { close, openDialog, openMenu, send } from './steps/dialogs.ts';
import { press, resize, scroll, tapControl, tapWords } from './steps/hands.ts';
import { back, followAnchor, followLink, forward, visit, wait } from './steps/ways.ts';
import { Visitor } from './visitor.ts';

/** A session has half as many steps on average. */
const MAX_STEPS = 32;

const STEPS = [
  (n) => [tapWords(n), scroll(n % 101)],
  (n) => [tapWords(n), scroll(n % 101)],
  (n) => [tapControl(n), tapWords(n)],
  (n) => [scroll(n % 101), close(n)],
  (n) => [scroll(n % 101), close(n)],
  (n) => [resize(n)],
  (n) => [press(n)],
  (n) => [press(n)],
  (n) => [visit(n)],
  (n) => [followLink(n), visit(n)],
  (n) => [followAnchor(n), followLink(n), visit(n)],
  (n) => [back(), followLink(n), visit(n)],
  (n) => [forward(), back(), followLink(n), visit(n)],
  (n) => [wait(), visit(n)],
  (n) => [consent(n), dismissPopup(), tapWords(n)],
  (n) => [consent(n), close(n), tapControl(n)],
  (n) => [dismissPopup(), consent(n), close(n), secondTab(n)],
  (n) => [secondTab(n)],
  (n) => [openMenu(), openDialog(), close(n), followLink(n)],
  (n) => [close(n), openDialog(), openMenu(), followAnchor(n)],
  (n) => [send(n), openDialog(), tapWords(n)],
] satisfies ((number: number) => Step[])[];

const COMMANDS = STEPS.map((make) =>
  fc.nat({ max: 9972 }).map((number) => firstOf(...make(number))),
);

export type SessionResult = {
  seed: number;
  fault: string | undefined;
  story: readonly string[];
  fromCache: number;
};

const newModel = (): Model => ({ consent: null, isDismissed: false, attempts: new Map() });

/** Runs a session of one visitor and, if wanted, shortens a failing one. */
export async function runSession(
  context: BrowserContext,
  url: string,
  seed: number,
  isShortened = false,
): Promise<SessionResult> {
  const result: SessionResult = { seed, fault: undefined, story: [], fromCache: 0 };
  const session = fc.asyncProperty(
    fc.commands(COMMANDS, { maxCommands: MAX_STEPS, size: 'max' }),
    async (all) => {
      const visitor = await Visitor.open(context, url);
      try {
        await fc.asyncModelRun(() => ({ model: newModel(), real: visitor }), all);
        if (!result.fault) result.story = visitor.story;
      } catch (error) {
        result.fault = String(error);
        result.story = visitor.story;
        throw error;
      } finally {
        result.fromCache += visitor.fromCache.size;
        await visitor.leave();
      }
    },
  );
  await fc.check(session, { seed, numRuns: 1, unbiased: true, endOnFailure: !isShortened });
  return result;
}
