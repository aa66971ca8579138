import { requireFound } from '../../content/mistake.ts';
import { isSample } from '../../content/parts.ts';
import type { CaseStudy } from '../home/schema.ts';
import type { Claim } from './schema.ts';

/** Address of the section with all client cases. */
export const ALL_CASES = '/#results';

/** The fields of a client case that pages other than the home page show. */
export type Study = Omit<CaseStudy, 'challenge' | 'highlight' | 'chart'>;

/** The subject of a page: a service or a practice area. */
export type CasePage = { service?: string; area?: string };

/** Returns a mistake if a case does not fit a page: its firm did not buy the service, or has another practice area. */
export function caseMistake(
  id: string,
  studies: readonly Pick<Study, 'id' | 'bought' | 'area'>[],
  { service, area }: CasePage,
): string | undefined {
  const study = studies.find((entry) => entry.id === id);
  if (study && service && !study.bought.includes(service))
    return `expected the case of a firm that bought ${service}, found "${id}"`;
  if (study && area && study.area !== area)
    return `expected the case of a firm in ${area}, found "${id}"`;
  return undefined;
}

/** Returns the client case with an id, its first figure as a claim, and in `of` the number of all cases. */
export function clientCase(
  { case: id, why }: { case: string; why: string },
  studies: readonly Study[],
) {
  const study = requireFound(
    studies.find((entry) => entry.id === id),
    id,
  );
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
export type ClientCase = ReturnType<typeof clientCase>;
