import { requireFound } from '../../content/mistake.ts';
import { isSample } from '../../content/parts.ts';
import type { CaseStudy } from '../home/schema.ts';
import type { Claim } from './schema.ts';

export const CASES_PATH = '/#results';

/** A case study without the fields that only the home page shows. */
export type Study = Omit<CaseStudy, 'challenge' | 'highlight' | 'chart'>;

export type CasePage = { service?: string; area?: string };

/**
 * Returns a mistake unless the firm of the case bought the service and belongs to the practice
 * area.
 */
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

/** The first figure of the case is a claim. */
export function clientCase(
  { case: id, why }: { case: string; why: string },
  studies: readonly Study[],
) {
  const study = requireFound(
    studies.find((entry) => entry.id === id),
    id,
  );
  const [firstResult] = study.results;
  const claim: Claim = {
    id: `case-${id}`,
    figure: firstResult?.change ?? '',
    claim: `${firstResult?.metric.toLowerCase()} in ${study.timeframe}, one ${study.specialty.toLowerCase()} firm`,
    shown: [CASES_PATH],
    basis: `${study.source}. ${study.market}. Past results don’t predict the next case, and your market isn’t theirs.`,
    checked: study.checked,
    ...(isSample(study) && { status: 'sample' }),
  };
  return { study, why, claim, caseCount: studies.length };
}
export type ClientCase = ReturnType<typeof clientCase>;

export type NumberedClaim = Claim & { number: number };

/**
 * Numbers each claim once. `pageClaims` has ids of the register, or claims that only this page has.
 */
export function numberClaims(
  pageClaims: readonly (string | Claim)[],
  register: readonly Claim[],
): NumberedClaim[] {
  const claims = pageClaims.map((entry) =>
    typeof entry === 'string'
      ? requireFound(
          register.find(({ id }) => id === entry),
          entry,
        )
      : entry,
  );
  return [...new Map(claims.map((claim) => [claim.id, claim])).values()].map((claim, index) => ({
    ...claim,
    number: index + 1,
  }));
}

/** `pagePattern` means every page of a kind, such as "/tools/*". */
export function claimsShownOn<Entry extends Claim>(
  pagePattern: string,
  register: readonly Entry[],
) {
  return register.filter(({ shown }) => shown.includes(pagePattern));
}

/** Throws if the page has no footnote for the claim. */
export function requireClaim(id: string, claims: readonly NumberedClaim[]) {
  const claim = claims.find((entry) => entry.id === id);
  if (!claim) throw new Error(`The claim "${id}" is shown but not in the page's footnotes`);
  return claim;
}
