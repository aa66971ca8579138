import { axisTicks } from '../exhibits/chart-scale.ts';
import type { CostAnswer } from './answer.ts';

/** Width of the scale in units of the drawing. A range that exceeds the scale ends in an arrow. */
export const SCALE_WIDTH = 96;
const MIDDLE_Y = 12;
const BAR_TOP_Y = 5;
const BAR_BOTTOM_Y = 19;
const MIN_BAR_WIDTH = 0.4;
/** If there is a ceiling, the scale is at least this many ceilings long. */
const MIN_SCALE_CEILINGS = 2;
/** A range from fewer signed cases than this does not extend the scale. */
const MIN_SCALE_CASES = 5;
/** The scale is at most this many ceilings long. */
const MAX_SCALE_CEILINGS = 6;

/** Returns ticks in cents, from 0 to the right end. */
export function scaleTicks(answers: readonly CostAnswer[], ceilingCents = 0) {
  const amounts = answers.flatMap(({ perCaseCents = 0, range, signed }) => [
    perCaseCents,
    range?.lowCents ?? 0,
    signed >= MIN_SCALE_CASES ? (range?.highCents ?? 0) : 0,
  ]);
  const largestAmount = Math.max(1, MIN_SCALE_CEILINGS * ceilingCents, ...amounts);
  return axisTicks(
    ceilingCents > 0 ? Math.min(largestAmount, MAX_SCALE_CEILINGS * ceilingCents) : largestAmount,
  );
}

/** An empty path draws nothing. */
export function rangePaths(answer: CostAnswer | undefined, scaleEndCents: number) {
  const { range, perCaseCents, ceilingCents } = answer ?? {};
  const positionOf = (cents: number) =>
    Math.min((cents / scaleEndCents) * SCALE_WIDTH, SCALE_WIDTH);
  const verticalLine = (cents = Number.POSITIVE_INFINITY, from = 0) =>
    cents > scaleEndCents ? '' : `M${positionOf(cents).toFixed(1)} ${from}V${2 * MIDDLE_Y - from}`;
  if (!range) return { track: '', range: '', ceiling: '', cost: '' };
  const low = positionOf(range.lowCents);
  const high = positionOf(range.highCents ?? scaleEndCents);
  const isBeyondScale = range.highCents === undefined || range.highCents > scaleEndCents;
  const rightEnd = isBeyondScale
    ? `H${SCALE_WIDTH}L99 ${MIDDLE_Y}L${SCALE_WIDTH} ${BAR_BOTTOM_Y}`
    : `H${Math.max(high, low + MIN_BAR_WIDTH).toFixed(1)}V${BAR_BOTTOM_Y}`;
  return {
    track: `M0 ${MIDDLE_Y}H100`,
    range: `M${low.toFixed(1)} ${BAR_TOP_Y}${rightEnd}H${low.toFixed(1)}Z`,
    ceiling: verticalLine(ceilingCents, -3),
    cost: verticalLine(perCaseCents, 1),
  };
}
