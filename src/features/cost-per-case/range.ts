import { axisTicks } from '../exhibits/chart-scale.ts';
import type { CostAnswer } from './answer.ts';

/**
 * Width of the scale in units of the drawing, which is stretched to its column. A range that continues beyond the scale
 * ends in an arrow.
 */
export const FULL = 96;
const MIDDLE = 12;
const TOP = 5;
const BOTTOM = 19;
/** Minimum width of a bar. */
const LEAST = 0.4;
/** The scale is at least this many times the ceiling, so that the ceiling is at most in the middle. */
const CEILINGS = 2;
/**
 * A range from fewer cases than this does not extend the scale, and no range extends it beyond `MOST_CEILINGS` times the
 * ceiling.
 */
const STEADY_CASES = 5;
const MOST_CEILINGS = 6;

/** Returns the ticks of the scale from 0 to its right end, in cents. */
export function scaleTicks(answers: readonly CostAnswer[], ceilingCents = 0) {
  const ends = answers.flatMap(({ perCaseCents = 0, range, signed }) => [
    perCaseCents,
    range?.lowCents ?? 0,
    signed >= STEADY_CASES ? (range?.highCents ?? 0) : 0,
  ]);
  const largest = Math.max(1, CEILINGS * ceilingCents, ...ends);
  return axisTicks(ceilingCents > 0 ? Math.min(largest, MOST_CEILINGS * ceilingCents) : largest);
}

/** Returns the SVG paths of a range on the common scale, whose right end is `end` in cents. An empty path draws nothing. */
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
