/** This many characters fit beside the phone link, the button and the menu on a common phone. */
const ONE_LINE_LENGTH = 10;

/** A long name has two lines of about the same length. */
export function nameLines(name: string): readonly string[] {
  const words = name.trim().split(/\s+/);
  const oneLine = words.join(' ');
  if (oneLine.length <= ONE_LINE_LENGTH || words.length === 1) return [oneLine];
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]);
  const lines = splits.map((halves) => halves.map((half) => half.join(' ')));
  const longestLength = (pair: readonly string[]) => Math.max(...pair.map(({ length }) => length));
  return lines.reduce((best, pair) => (longestLength(pair) < longestLength(best) ? pair : best));
}
