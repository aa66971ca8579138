/** `of` is the whole: "50 firms". */
type Share = { percent: number; of: string };

/** 40 percent of "50 firms" is a count of 20 with the unit "firms". */
export function shareCount({ percent, of }: Share) {
  const [, digits = '', unit = ''] = /^(\d+) (.+)$/.exec(of) ?? [];
  const total = Number(digits);
  return { count: (percent * total) / 100, total, unit };
}

/** Half a firm cannot be a finding. */
export function isWholeCount(share: Share): boolean {
  const { count, total } = shareCount(share);
  return total > 0 && Number.isInteger(count);
}

export const sortByShare = <S extends Share>(shares: readonly S[]) =>
  shares.toSorted((a, b) => b.percent - a.percent);

export type ExampleLine = 'code' | 'omission' | 'sentence' | 'heading';

/** Code starts with < or ", an omission is in brackets, a sentence ends in a period. */
export function exampleLineKind(line: string): ExampleLine {
  if (/^[<"]/.test(line)) return 'code';
  if (/^\[[^\]]*\]$/.test(line)) return 'omission';
  return line.endsWith('.') ? 'sentence' : 'heading';
}
