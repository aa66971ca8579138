import { without } from '../../src/content/fields.ts';
import type { FormSchema } from './form-schema.ts';

/**
 * The least that a form starts with: what must be there and has parts, so that each missing part is told at its own place.
 * Texts and figures stay empty.
 */
export function blankOf({
  type,
  const: only,
  properties = {},
  required = [],
  items,
  minItems = 0,
}: FormSchema): unknown {
  if (only !== undefined) return only;
  if (type === 'array')
    return Array.from({ length: minItems }, () =>
      items && !Array.isArray(items) ? (blankOf(items) ?? '') : '',
    );
  if (type !== 'object') return undefined;
  const fields = required.map(
    (name) => [name, properties[name] && blankOf(properties[name])] as const,
  );
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** Records and checks are of one file: who has verified or checked something, and when. */
const RECORD =
  /^(?:verified|checked|checkedBy|checked_at|checked_by|reviewed|reviewedBy)$|(?:Verified|Checked)$/;
/** What belongs to an article that is out. */
const OF_ITS_OWN = ['slug', 'former', 'published_at', 'draft'];

/** The same without the records and checks of anything in it. */
export const withoutRecords = (value: unknown) => without(value, (_, name) => RECORD.test(name));

/** What a copy of an article starts with: a draft at no address yet. */
export function draftOf(fields: Record<string, unknown>): Record<string, unknown> {
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => !OF_ITS_OWN.includes(name))),
    draft: 'true',
  };
}
