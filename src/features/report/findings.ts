import { monthYear } from '../../text/dates.ts';
import { REPORT_COPY } from './copy.ts';

export type CitedReport = {
  title: string;
  brand: string;
  /** The form is YYYY-MM. */
  published: string;
  url: string;
  /** True if the figures are placeholders. The citation then mentions this. */
  sample: boolean;
};

/** Table T12 of the Bluebook has these abbreviations. */
const BLUEBOOK_MONTHS = 'Jan. Feb. Mar. Apr. May June July Aug. Sept. Oct. Nov. Dec.'.split(' ');

export function reportCitations({ title, brand, published, url, sample }: CitedReport) {
  const edition = sample ? `, ${REPORT_COPY.sampleMark}` : '';
  const [year = '', month = ''] = published.split('-');
  const monthIndex = Number(month) - 1;
  return [
    {
      form: 'Plain',
      text: `${brand}. "${title}." Research report, ${monthYear(`${published}-01`)}${edition}. ${url}`,
    },
    {
      form: 'Bluebook style',
      text: `${brand}, ${title} (${BLUEBOOK_MONTHS[monthIndex]} ${year}${edition}), ${url}.`,
    },
  ] as const;
}

/** `of` is the whole: "50 firms". */
type Share = { percent: number; of: string };

/** 40 percent of "50 firms" is a count of 20 with the unit "firms". */
export function shareCount({ percent, of }: Share) {
  const [, digits = '', unit = ''] = /^(\d+) (.+)$/.exec(of) ?? [];
  const total = Number(digits);
  return { count: (percent * total) / 100, total, unit };
}

/** Returns false for half a firm, which cannot be a finding. */
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
