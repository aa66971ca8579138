import { createHash } from 'node:crypto';
import { isFields } from './is-fields.ts';

/** Letters alone, in the place of hexadecimal digits: YAML would take some of those for numbers. */
const LETTERS = 'ghijklmnop';
/** Long enough that no two texts of one site have the same by accident, short enough to be read aloud. */
const LENGTH = 8;

/** What says something of a record, or of the order and place of a thing, and nothing of the thing itself. */
const BESIDE = /^(?:sample|status|verified|\w+Verified|order|shown)$/;

/** The words alone: in whatever order the keys stand, wherever the lines break, without the records beside them. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isFields(value))
    return String(value ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  return Object.entries(value)
    .filter(([key]) => !BESIDE.test(key))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, entry]) => [key, plain(entry)]);
}

/** Values as a content file says them in; a short digest of their words out, which a record of them carries as `of`. */
export const wordsDigest = (...words: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify(plain([...words])))
    .digest('hex')
    .slice(0, LENGTH)
    .replace(/\d/g, (digit) => LETTERS[Number(digit)] ?? '');
