import { createHash } from 'node:crypto';
import { isFields, without } from './field-values.ts';

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

type Fields = Record<string, unknown>;

/** Whether a thing has a record of its own, so that a check of the page's facts says nothing of it: a review, a result. */
const hasRecord = (value: Fields) => 'sample' in value || 'verified' in value || 'status' in value;
/** The day on which a fact was compared with the document that it rests on. */
const isDayOfSource = (name: string, whole: object) => name === 'checked' && 'url' in whole;

/** A copy without the things that have a record of their own, and without the days of sources. */
const facts = (value: unknown) =>
  without(
    value,
    (part, name, whole) => (isFields(part) && hasRecord(part)) || isDayOfSource(name, whole),
  );

/** Fields and text of a page with a byline, as its file says them, in; the digest that a check of its facts carries, out. */
export function factsDigest(fields: unknown, body: string): string {
  const { byline: _, ...page } = isFields(fields) ? fields : {};
  return wordsDigest(facts(page), body);
}

const withoutDays = (value: unknown) =>
  without(value, (_, name, whole) => isDayOfSource(name, whole));

/** What a byline says of a check; undefined for a page that has no byline. */
export function checkIn(fields: unknown): { checkedOf: unknown; claimed: boolean } | undefined {
  if (!isFields(fields) || !isFields(fields.byline)) return undefined;
  const { checkedOf, checked, checkedBy } = fields.byline;
  return { checkedOf, claimed: checked !== undefined || checkedBy !== undefined };
}

/**
 * The fields of a page with a byline, without what they say of checks unless these words were checked: a copied page, or one
 * that was rewritten, says nothing about checks. `digest` is that of the words in the file.
 */
export function withHeldChecks(fields: unknown, digest: () => string): unknown {
  const check = checkIn(fields);
  if (!check || !isFields(fields) || (check.claimed && check.checkedOf === digest())) return fields;
  const { checked, checkedBy, checkedOf, ...byline } = fields.byline as Fields;
  return { ...(withoutDays(fields) as Fields), byline };
}
