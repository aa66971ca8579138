import type { Claim } from '../schemas/claims.ts';

/** A claim with the number of its footnote on this page, from 1. */
export type NumberedClaim = Claim & { number: number };

/**
 * Footnotes of one page.
 * In: claim ids in the order they are read, and the register. Out: the claims, numbered.
 * Errors: an id that the register does not hold stops the build by name.
 */
export function numberClaims(ids: readonly string[], register: readonly Claim[]): NumberedClaim[] {
  return [...new Set(ids)].map((id, index) => {
    const claim = register.find((entry) => entry.id === id);
    if (!claim) throw new Error(`content/claims.yaml: no claim with the id "${id}", expected one`);
    return { ...claim, number: index + 1 };
  });
}

/** One claim of a page by its id. Errors: throws when the page did not number it. */
export function claimOf(id: string, claims: readonly NumberedClaim[]) {
  const claim = claims.find((entry) => entry.id === id);
  if (!claim) throw new Error(`The claim "${id}" is shown but not in the page's footnotes`);
  return claim;
}
