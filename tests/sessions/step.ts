import type { Snapshot } from './snapshot.ts';
import type { Visitor } from './visitor.ts';

export type Step = {
  name: string;
  /** Returns what the visitor did, or undefined if the step was impossible. */
  act(visitor: Visitor, number: number): Promise<string | undefined>;
  /** The step may scroll the page. */
  scrolls?: true;
  /** The step may remove the focus. */
  blurs?: true;
  /** The step must end with a focus. */
  focuses?: true;
  faults?(now: Snapshot): string[];
};

export const pick = <T extends readonly unknown[]>(all: T, number: number) =>
  all[number % all.length] as T[number];
