import type { CheckId } from './checks.ts';

/** Parts of the marked page, from its top. */
export const SHEET_PARTS = [
  'address',
  'title',
  'description',
  'h1',
  'opening',
  'headings',
  'markup',
] as const;
export type SheetPart = (typeof SHEET_PARTS)[number];

/** Where a check has its note; what is not listed has it beside the markup. */
const PARTS: Partial<Record<CheckId, SheetPart>> = {
  status: 'address',
  redirects: 'address',
  'crawlers-shut-out': 'address',
  noindex: 'address',
  'canonical-elsewhere': 'address',
  title: 'title',
  description: 'description',
  h1: 'h1',
  opening: 'opening',
  'empty-shell': 'opening',
  'skipped-level': 'headings',
};
export const partOf = (id: CheckId): SheetPart => PARTS[id] ?? 'markup';
