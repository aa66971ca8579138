import { monthYear } from '../month-year.ts';

type Cited = {
  title: string;
  /** Who published it. */
  brand: string;
  /** Month as YYYY-MM. */
  published: string;
  url: string;
};

/** Months as the Bluebook abbreviates them (table T12). */
const BLUEBOOK_MONTHS = [
  'Jan.',
  'Feb.',
  'Mar.',
  'Apr.',
  'May',
  'June',
  'July',
  'Aug.',
  'Sept.',
  'Oct.',
  'Nov.',
  'Dec.',
];
/** Month macros that every BibTeX style defines. */
const BIBTEX_MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * The ways to cite a report.
 * In: title, publisher, month and address. Out: one text for each form, ready to be copied.
 */
export function citations({ title, brand, published, url }: Cited) {
  const [year = '', month = ''] = published.split('-');
  const index = Number(month) - 1;
  const key = `${brand} ${year} ${title.split(' ').at(-1)}`.toLowerCase().replace(/[^a-z0-9]/g, '');
  return [
    {
      form: 'Plain',
      text: `${brand}. "${title}." Research report, ${monthYear(`${published}-01`)}. ${url}`,
    },
    {
      form: 'Bluebook style',
      text: `${brand}, ${title} (${BLUEBOOK_MONTHS[index]} ${year}), ${url}.`,
    },
    {
      form: 'BibTeX',
      text: [
        `@techreport{${key},`,
        `  title       = {{${title}}},`,
        `  author      = {{${brand}}},`,
        `  institution = {${brand}},`,
        `  year        = {${year}},`,
        `  month       = ${BIBTEX_MONTHS[index]},`,
        `  url         = {${url}}`,
        '}',
      ].join('\n'),
    },
  ] as const;
}
