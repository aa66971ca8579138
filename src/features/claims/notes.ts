import { requireFound } from '../../content/mistake.ts';
import type { Claim } from './schema.ts';

/** A claim with the number of its footnote on the page; the first is 1. */
export type NumberedClaim = Claim & { number: number };

/**
 * Returns each claim of a page once, numbered in the order of the page. `shown` has ids of the register, or claims that
 * only this page has.
 */
export function numberClaims(
  shown: readonly (string | Claim)[],
  register: readonly Claim[],
): NumberedClaim[] {
  const claims = shown.map((entry) =>
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

/** Returns the claims for every page of a kind, such as "/tools/*", in the order of the register. */
export function claimsShownOn<Entry extends Claim>(place: string, register: readonly Entry[]) {
  return register.filter(({ shown }) => shown.includes(place));
}

/** Returns a claim of a page by its id. Errors: throws if the page has no footnote for it. */
export function claimOf(id: string, claims: readonly NumberedClaim[]) {
  const claim = claims.find((entry) => entry.id === id);
  if (!claim) throw new Error(`The claim "${id}" is shown but not in the page's footnotes`);
  return claim;
}
