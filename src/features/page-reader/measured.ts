import type { Decided } from './checks.ts';

/** On so many labeled pages something was answered, and on so many of them it was wrong. */
export type Share = { n: number; wrong: number };
/** How often a check was wrong: each answer, the whole check, and the whole before a fault seen on the same pages was mended. */
export type Measured = Record<Decided, Share> & { all: Share; unmended?: Share | undefined };

/** Largest share of labeled pages on which what is shown may have been wrong. */
const WRONG_MAX = 0.05;
/** An answer that was given on fewer of them says nothing by itself. */
const PAGES_MIN = 10;

const isRare = ({ n, wrong }: Share) => wrong <= n * WRONG_MAX;

/** The share for which an answer is held back; undefined where it is given. A check that is seldom wrong gives both answers. */
export function heldBackFor(measured: Measured, answer: Decided): Share | undefined {
  if (isRare(measured.all)) return undefined;
  const own = measured[answer].n >= PAGES_MIN ? measured[answer] : measured.all;
  return isRare(own) ? undefined : own;
}
