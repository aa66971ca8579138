import { axisTicks } from '../exhibits/chart-scale.ts';
import type { Answer } from './answer.ts';

/** Heights in pixels: the drawing is as wide as its column and never scaled. */
const HEIGHT = 24;
const BAR = 14;
/** Percent of the drawing's width that the scale takes; the rest is for what goes beyond it. */
export const FULL = 96;
/** The ceiling is no farther left than here: in the middle of the scale. */
const CEILINGS = 2;
/** A range that rests on fewer cases does not stretch the scale, and none stretches it beyond so many ceilings. */
const STEADY_CASES = 5;
const MOST_CEILINGS = 6;

/** Ticks of the scale from 0 to its right end, in cents. */
export function scaleTicks(answers: readonly Answer[], ceilingCents: number) {
  const wanted = answers.flatMap(({ perCaseCents = 0, range, signed }) => [
    perCaseCents,
    range?.lowCents ?? 0,
    signed >= STEADY_CASES ? (range?.highCents ?? 0) : 0,
  ]);
  const largest = Math.max(1, CEILINGS * ceilingCents, ...wanted);
  return axisTicks(ceilingCents > 0 ? Math.min(largest, MOST_CEILINGS * ceilingCents) : largest);
}

const percent = (value: number) => `${value.toFixed(1)}%`;

/** A shape of an SVG: what React and a script without React draw alike. `path`: of a drawing within the drawing. */
export type Shape = {
  tag: 'line' | 'rect' | 'svg';
  look: string;
  at: Readonly<Record<string, string | number>>;
  path?: string;
};

/**
 * One range on the common scale, with the cost per case as a mark on it. `end`: right end of the scale, in cents;
 * `isMarked`: the one to read.
 */
export function rangeShapes(
  { range, perCaseCents, ceilingCents }: Answer,
  end: number,
  isMarked: boolean,
): readonly Shape[] {
  const at = (cents: number) => Math.min((cents / end) * FULL, FULL);
  const low = range ? at(range.lowCents) : 0;
  const isBeyond = range !== undefined && (range.highCents === undefined || range.highCents > end);
  const high = range?.highCents === undefined ? FULL : at(range.highCents);
  const middle = HEIGHT / 2;
  const top = middle - BAR / 2;
  const upright = (cents: number, look: string, from: number): Shape => ({
    tag: 'line',
    look,
    at: { x1: percent(at(cents)), x2: percent(at(cents)), y1: from, y2: HEIGHT - from },
  });
  const bar: Shape = {
    tag: 'rect',
    look: isMarked ? 'cost-range-read' : 'cost-range',
    at: { x: percent(low), y: top, width: percent(Math.max(high - low, 0.4)), height: BAR },
  };
  const arrow: Shape = {
    tag: 'svg',
    look: 'cost-range',
    at: { x: percent(FULL), y: top },
    path: `M3 0l8 ${BAR / 2}l-8 ${BAR / 2}z`,
  };
  return [
    { tag: 'line', look: 'cost-track', at: { x2: '100%', y1: middle, y2: middle } },
    ...(range ? [bar] : []),
    ...(isBeyond ? [arrow] : []),
    ...(ceilingCents === undefined ? [] : [upright(ceilingCents, 'cost-ceiling', -3)]),
    ...(perCaseCents !== undefined && perCaseCents <= end
      ? [upright(perCaseCents, 'cost-mark', 1)]
      : []),
  ];
}
