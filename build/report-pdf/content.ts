import type { Site } from '../../src/content/site.ts';
import { claimOf, type NumberedClaim } from '../../src/features/claims/notes.ts';
import type { Report } from '../../src/features/report/schema.ts';
import { monthYear } from '../../src/text/month-year.ts';

/** Everything the PDF is made from. */
export type ReportContent = {
  report: Report;
  claims: readonly NumberedClaim[];
  site: Site;
  /** Public origin that its links start with. */
  origin: string;
  /** Name of the report's page below /resources/. */
  slug: string;
};

/** Content in; "January 2025" out. */
export const monthOf = ({ report }: ReportContent) => monthYear(`${report.published}-01`);

/** Content in; the address of the page that the PDF belongs to out. */
export const pageAddress = ({ origin, slug }: ReportContent) => `${origin}/resources/${slug}`;

/** Content and id of a claim in; "91%" and "buried key information" out. */
export function figureOf({ claims }: ReportContent, id: string) {
  const { figure, claim } = claimOf(id, claims);
  return { figure, claim };
}

/** The statistic that counts most: the highest share. */
export const highestShare = ({ report }: ReportContent) =>
  Math.max(...report.statistics.items.map(({ percent }) => percent));

/** "no FAQ schema" in, "No FAQ schema" out. */
export const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Name in the file for links to an entry of the source list; the first is 1. */
export const sourcePlace = (number: number) => `source-${number}`;
