import { axisTicks } from '../exhibits/chart-scale.ts';
import type { CostAnswer } from './answer.ts';

/** Units of the drawing, which is stretched to its column. The scale ends before its edge: what goes beyond it has an arrow. */
export const FULL = 96;
const MIDDLE = 12;
const TOP = 5;
const BOTTOM = 19;
/** Least width of a bar. */
const LEAST = 0.4;
/** The ceiling is no farther right than in the middle of the scale. */
const CEILINGS = 2;
/** A range that rests on fewer cases does not stretch the scale, and none stretches it beyond so many ceilings. */
const STEADY_CASES = 5;
const MOST_CEILINGS = 6;

/** Ticks of the scale from 0 to its right end, in cents. */
export function scaleTicks(answers: readonly CostAnswer[], ceilingCents = 0) {
  const ends = answers.flatMap(({ perCaseCents = 0, range, signed }) => [
    perCaseCents,
    range?.lowCents ?? 0,
    signed >= STEADY_CASES ? (range?.highCents ?? 0) : 0,
  ]);
  const largest = Math.max(1, CEILINGS * ceilingCents, ...ends);
  return axisTicks(ceilingCents > 0 ? Math.min(largest, MOST_CEILINGS * ceilingCents) : largest);
}

/** Paths of one range on the common scale, whose right end is `end` in cents; empty ones draw nothing. */
export function rangePaths(answer: CostAnswer | undefined, end: number) {
  const { range, perCaseCents, ceilingCents } = answer ?? {};
  const at = (cents: number) => Math.min((cents / end) * FULL, FULL);
  const upright = (cents = Number.POSITIVE_INFINITY, from = 0) =>
    cents > end ? '' : `M${at(cents).toFixed(1)} ${from}V${2 * MIDDLE - from}`;
  if (!range) return { track: '', range: '', ceiling: '', cost: '' };
  const low = at(range.lowCents);
  const high = at(range.highCents ?? end);
  const isBeyond = range.highCents === undefined || range.highCents > end;
  const right = isBeyond
    ? `H${FULL}L99 ${MIDDLE}L${FULL} ${BOTTOM}`
    : `H${Math.max(high, low + LEAST).toFixed(1)}V${BOTTOM}`;
  return {
    track: `M0 ${MIDDLE}H100`,
    range: `M${low.toFixed(1)} ${TOP}${right}H${low.toFixed(1)}Z`,
    ceiling: upright(ceilingCents, -3),
    cost: upright(perCaseCents, 1),
  };
}
