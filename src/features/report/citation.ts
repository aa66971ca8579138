import { monthYear } from '../../text/dates.ts';
import { REPORT_COPY } from './copy.ts';

export type CitedReport = {
  title: string;
  brand: string;
  /** The form is YYYY-MM. */
  published: string;
  url: string;
  /** The figures are placeholders; the citation mentions this. */
  sample: boolean;
};

/** Table T12 of the Bluebook has these abbreviations. */
const BLUEBOOK_MONTHS = 'Jan. Feb. Mar. Apr. May June July Aug. Sept. Oct. Nov. Dec.'.split(' ');

export function citations({ title, brand, published, url, sample }: CitedReport) {
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
