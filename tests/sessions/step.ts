import type { Snapshot } from './snapshot.ts';
import type { Visitor } from './visitor.ts';

/** Returns what the visitor did, or undefined if the step was impossible. */
type Act = (visitor: Visitor, number: number) => Promise<string | undefined>;
/** The step may scroll the page, may remove the focus, or must end with a focus. */
type Effect = 'scrolls' | 'blurs' | 'focuses';

export const stepOf = (
  name: string,
  effects: Effect[],
  act: Act,
  faults: (now: Snapshot) => string[] = () => [],
) => ({ name, act, effects: new Set(effects), faults });
export type Step = ReturnType<typeof stepOf>;

export const pick = <T extends readonly unknown[]>(all: T, number: number) =>
  all[number % all.length] as T[number];
