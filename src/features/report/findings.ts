/** A share that the audit found: a percentage, and in `of` the whole: "50 firms". */
type Share = { percent: number; of: string };

/** Returns a share as a count: 40 percent of "50 firms" is a count of 20, a total of 50 and the unit "firms". */
export function shareCount({ percent, of }: Share) {
  const [, digits = '', unit = ''] = /^(\d+) (.+)$/.exec(of) ?? [];
  const total = Number(digits);
  return { count: (percent * total) / 100, total, unit };
}

/** Returns whether the count of a share is a whole number: half a firm cannot be a finding. */
export function isCounted(share: Share): boolean {
  const { count, total } = shareCount(share);
  return total > 0 && Number.isInteger(count);
}

/** Returns shares with the highest first. */
export const byShare = <S extends Share>(shares: readonly S[]) =>
  shares.toSorted((one, other) => other.percent - one.percent);

/** The kind of a line in an example page, which determines its look. */
export type ExampleLine = 'code' | 'omission' | 'sentence' | 'heading';

/** Returns the kind of a line: code starts with < or ", an omission is in brackets, a sentence ends in a period. */
export function exampleLine(line: string): ExampleLine {
  if (/^[<"]/.test(line)) return 'code';
  if (/^\[[^\]]*\]$/.test(line)) return 'omission';
  return line.endsWith('.') ? 'sentence' : 'heading';
}
