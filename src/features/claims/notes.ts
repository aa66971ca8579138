import { requireFound } from '../../content/mistake.ts';
import type { Claim } from './schema.ts';

export type NumberedClaim = Claim & { number: number };

/**
 * Each claim appears once. `pageClaims` has ids of the register, or claims that only this page has.
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

/** The pattern means every page of a kind, such as "/tools/*". */
export function claimsShownOn<Entry extends Claim>(
  pagePattern: string,
  register: readonly Entry[],
) {
  return register.filter(({ shown }) => shown.includes(pagePattern));
}

/** Errors: throws if the page has no footnote for the claim. */
export function requireClaim(id: string, claims: readonly NumberedClaim[]) {
  const claim = claims.find((entry) => entry.id === id);
  if (!claim) throw new Error(`The claim "${id}" is shown but not in the page's footnotes`);
  return claim;
}
