/** Ids of the register's claims within a page or a part of it, in the order of the file. */
export function claimsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('claim' in value && 'label' in value && typeof value.claim === 'string') return [value.claim];
  return Object.values(value).flatMap(claimsIn);
}
