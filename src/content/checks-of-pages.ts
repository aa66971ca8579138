import { isFields } from './is-fields.ts';
import { without } from './without.ts';
import { wordsDigest } from './words-digest.ts';

type Fields = Record<string, unknown>;

/** Whether a thing has a record of its own, so that a check of the page's facts says nothing of it: a review, a result. */
const hasRecord = (value: Fields) => 'sample' in value || 'verified' in value || 'status' in value;
/** The day on which a fact was compared with the document that it rests on. */
const isDayOfSource = (name: string, whole: object) => name === 'checked' && 'url' in whole;

/** A copy without the things that have a record of their own, and without the days of sources. */
const facts = (value: unknown) =>
  without(value, (part, name, whole) => (isFields(part) && hasRecord(part)) || isDayOfSource(name, whole));

/** Fields and text of a page with a byline, as its file says them, in; the digest that a check of its facts carries, out. */
export function factsDigest(fields: unknown, body: string): string {
  const { byline: _, ...page } = isFields(fields) ? fields : {};
  return wordsDigest(facts(page), body);
}

const withoutDays = (value: unknown) => without(value, (_, name, whole) => isDayOfSource(name, whole));

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
