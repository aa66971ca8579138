import type { Claim } from '../features/claims/schema.ts';

type CaseSection = { case: string; why: string };
const isCase = (value: object): value is CaseSection => 'kind' in value && value.kind === 'case';

/** Returns the claims within a page in the order of the file: ids of the register, and the claims of client cases. */
export function claimsIn(
  value: unknown,
  claimOf?: (section: CaseSection) => Claim,
): (string | Claim)[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('claim' in value && 'label' in value && typeof value.claim === 'string') return [value.claim];
  if (isCase(value)) return claimOf ? [claimOf(value)] : [];
  return Object.values(value).flatMap((part) => claimsIn(part, claimOf));
}
