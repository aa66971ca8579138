/** Letters of a name that fit one line beside phone, button and menu on a common phone. */
const ONE_LINE = 10;

/** The lines of a brand's name in the header: a long name has two of about the same length. */
export function nameLines(name: string): readonly string[] {
  const words = name.trim().split(/\s+/);
  const whole = words.join(' ');
  if (whole.length <= ONE_LINE || words.length === 1) return [whole];
  const cuts = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]);
  const lines = cuts.map((halves) => halves.map((half) => half.join(' ')));
  const longest = (pair: readonly string[]) => Math.max(...pair.map(({ length }) => length));
  return lines.reduce((best, pair) => (longest(pair) < longest(best) ? pair : best));
}
