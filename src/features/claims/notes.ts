import { requireFound } from '../../content/mistake.ts';
import type { Claim } from './schema.ts';

/** A claim with the number of its footnote on this page, from 1. */
export type NumberedClaim = Claim & { number: number };

/** Each claim once, numbered in the order they are read. `shown` has ids of the register, or a page's own claims. */
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

/** The claims that the register shows on every page of a kind, such as "/tools/*", in its order. */
export function claimsShownOn<Entry extends Claim>(place: string, register: readonly Entry[]) {
  return register.filter(({ shown }) => shown.includes(place));
}

/** Returns one claim of a page by its id. Errors: throws when the page did not number it. */
export function claimOf(id: string, claims: readonly NumberedClaim[]) {
  const claim = claims.find((entry) => entry.id === id);
  if (!claim) throw new Error(`The claim "${id}" is shown but not in the page's footnotes`);
  return claim;
}
