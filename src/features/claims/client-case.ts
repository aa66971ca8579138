import { mistakeAbout } from '../../content/mistake-about.ts';
import { isSample } from '../../content/parts.ts';
import type { Claim } from './schema.ts';

/** The place of all cases, with their charts. */
export const ALL_CASES = '/#results';

/** A case of the home page. */
export type Study = {
  id: string;
  specialty: string;
  market: string;
  area: string;
  bought: readonly string[];
  checked: string;
  timeframe: string;
  results: readonly { metric: string; change: string; value: string }[];
  source: string;
  sample?: true | undefined;
};

export type ClientCase = {
  study: Study;
  why: string;
  claim: Claim;
  /** How many cases there are in all. */
  of: number;
};

/** What a page sells: one service, or work for one practice area. */
export type CasePlace = { service?: string; area?: string };

/**
 * The case that a page names.
 * Errors: an id that no case has stops the build, and so does a case of another practice area, or of a firm that did not
 * buy the service of the page.
 */
export function clientCase(
  { case: id, why }: { case: string; why: string },
  studies: readonly Study[],
  file?: string,
  { service, area }: CasePlace = {},
): ClientCase {
  const study = studies.find((entry) => entry.id === id);
  if (!study) {
    const expected = studies.map((entry) => `"${entry.id}"`).join(', ');
    throw mistakeAbout(
      'case',
      id,
      expected ? `one of ${expected}` : 'no case, since there is none',
      file,
    );
  }
  if (service && !study.bought.includes(service))
    throw mistakeAbout('case', id, `the case of a firm that bought ${service}`, file);
  if (area && study.area !== area)
    throw mistakeAbout('case', id, `the case of a firm in ${area}`, file);
  const [first] = study.results;
  const claim: Claim = {
    id: `case-${id}`,
    figure: first?.change ?? '',
    claim: `${first?.metric.toLowerCase()} in ${study.timeframe}, one ${study.specialty.toLowerCase()} firm`,
    shown: [ALL_CASES],
    basis: `${study.source}. ${study.market}. Past results don’t predict the next case, and your market isn’t theirs.`,
    checked: study.checked,
    ...(isSample(study) && { status: 'sample' }),
  };
  return { study, why, claim, of: studies.length };
}
