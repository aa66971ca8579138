/** A piece of text that is never broken: its width, and that of the space before it, 0 where it follows without one. */
export type Unit = { width: number; space: number };
/** First unit of a line, and the unit after its last. */
export type Range = readonly [start: number, end: number];

/** A last line shorter than this share of the measure looks lost. */
const SHORT_LINE = 0.18;
/** What one more line costs, in squares of the measure: more than any unevenness. */
const LINE_COST = 100;

type Setting = { cost: number; start: number };

/**
 * Breaks a paragraph into as few lines as hold it, as even as they get.
 * In: units, width of the lines, and whether the last line shall be as long as the others (headings). Out: the lines.
 * A unit wider than the line stands alone.
 */
export function breakLines(units: readonly Unit[], width: number, isBalanced: boolean): Range[] {
  const best: Setting[] = [{ cost: 0, start: 0 }];
  for (let end = 1; end <= units.length; end += 1) {
    best[end] = bestLineBefore(units, best, { end, width, isBalanced });
  }
  const lines: Range[] = [];
  for (let end = units.length; end > 0; end = best[end]?.start ?? 0)
    lines.unshift([best[end]?.start ?? 0, end]);
  return lines;
}

type Search = { end: number; width: number; isBalanced: boolean };

function bestLineBefore(
  units: readonly Unit[],
  best: readonly Setting[],
  { end, width, isBalanced }: Search,
) {
  let found: Setting = { cost: Number.POSITIVE_INFINITY, start: end - 1 };
  let filled = 0;
  for (let start = end - 1; start >= 0; start -= 1) {
    filled += (units[start]?.width ?? 0) + (start + 1 < end ? (units[start + 1]?.space ?? 0) : 0);
    if (filled > width && start < end - 1) break;
    const slack = Math.max(0, width - filled) / width;
    const isLast = end === units.length;
    const unevenness = isLast && !isBalanced ? (1 - slack < SHORT_LINE ? 1 : 0) : slack ** 2;
    const cost = (best[start]?.cost ?? 0) + LINE_COST + unevenness;
    if (cost < found.cost) found = { cost, start };
  }
  return found;
}
