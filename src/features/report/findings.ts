/** A share of the audit: a percentage, and of what: "50 firms". */
type Share = { percent: number; of: string };

/** Returns what a share of the audit counts: 40 percent of "50 firms" is 20 of 50, and the unit is "firms". */
export function shareCount({ percent, of }: Share) {
  const [, digits = '', unit = ''] = /^(\d+) (.+)$/.exec(of) ?? [];
  const total = Number(digits);
  return { count: (percent * total) / 100, total, unit };
}

/** Returns whether there can have been such an audit: half a firm is no finding. */
export function isCounted(share: Share): boolean {
  const { count, total } = shareCount(share);
  return total > 0 && Number.isInteger(count);
}

/** Returns the shares of the audit, the highest first, which is the order of a chart that compares them. */
export const byShare = <S extends Share>(shares: readonly S[]) =>
  shares.toSorted((one, other) => other.percent - one.percent);

/** What a line of an example page is, so that it can be set as such. */
export type ExampleLine = 'code' | 'omission' | 'sentence' | 'heading';

/** Returns the kind of a line: code starts with < or ", an omission is in brackets, a sentence ends in a period. */
export function exampleLine(line: string): ExampleLine {
  if (/^[<"]/.test(line)) return 'code';
  if (/^\[[^\]]*\]$/.test(line)) return 'omission';
  return line.endsWith('.') ? 'sentence' : 'heading';
}
