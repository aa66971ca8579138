import { lineOfHtml } from '../../../text/html.ts';

/** An object of structured data, in any syntax. */
export type Thing = Record<string, unknown>;
/** A thing with its owner and the owner's property that contains it. */
export type OwnedThing = { thing: Thing; property?: string; owner?: Thing };
/** A `script` element of JSON-LD: its value, or the parser's message, which names the position of the error. */
export type JsonLdBlock = { value?: unknown; error?: string };

/** Maximum number of objects that are read from a page's markup. */
const THINGS_MAX = 5_000;
/** Only this many first characters of a name, a date or a phone number are read. */
const TEXT_MAX = 2_000;

/**
 * Returns the value of a microdata or RDFa property that is in an attribute; undefined if the element's text is the value.
 */
export function valueIn(name: string, attributes: Record<string, string>): string | undefined {
  const { content, datetime, href, src, value } = attributes;
  if (content !== undefined) return content;
  if (name === 'time') return datetime;
  if (/^(?:a|area|link)$/.test(name)) return href;
  if (/^(?:audio|embed|iframe|img|source|track|video)$/.test(name)) return src;
  return /^(?:data|meter)$/.test(name) ? value : undefined;
}

const withoutVocabulary = (name: string) => name.replace(/^https?:\/\/schema\.org\/|^schema:/, '');
/** Returns the schema.org names in a list of types or properties of microdata or RDFa; other names are dropped. */
export const schemaNames = (names: string) =>
  names
    .split(/\s+/)
    .map(withoutVocabulary)
    .filter((name) => /^\w+$/.test(name));

/** Returns a new thing. It has no prototype, because a page may name a property "constructor". */
export const newThing = (types: string): Thing =>
  Object.assign(Object.create(null), { '@type': schemaNames(types) });
export function addValue(owner: Thing, property: string, value: unknown) {
  owner[property] ??= [];
  (owner[property] as unknown[]).push(value);
}

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns all things of the markup in their order, nested things included. */
export function thingsIn(roots: readonly unknown[]): OwnedThing[] {
  const found: OwnedThing[] = [];
  const open: (Omit<OwnedThing, 'thing'> & { value: unknown })[] = [{ value: roots }];
  for (let next = open.pop(); next && found.length < THINGS_MAX; next = open.pop()) {
    const { value, ...place } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (isThing(value)) found.push({ thing: value, ...place });
    for (const [name, each] of Object.entries(value).slice(0, THINGS_MAX).reverse()) {
      const isProperty = isThing(value) && name !== '@graph';
      open.push({ value: each, ...(isProperty ? { property: name, owner: value } : place) });
    }
  }
  return found;
}

/** Returns the types of a thing, such as "Attorney". */
export const typesOf = (thing: Thing): string[] =>
  [thing['@type']]
    .flat()
    .flatMap((type) => (typeof type === 'string' ? withoutVocabulary(type) : []));
export const isOf = (thing: Thing, types: RegExp) =>
  typesOf(thing).some((type) => types.test(type));

/**
 * Returns the texts of a value, also of values with a language or a type (JSON-LD 1.1, 4.2), without the tags and entities
 * that plugins write into them.
 */
export const plainTexts = (value: unknown): string[] =>
  [value].flat().flatMap((each) => {
    const text = isThing(each) ? each['@value'] : each;
    return (typeof text === 'string' && lineOfHtml(text.slice(0, TEXT_MAX))) || [];
  });

/** Returns the texts of a property: its own, or the names of its things. A thing may be only a reference by "@id". */
export function textsOf(value: unknown, things: readonly OwnedThing[]): string[] {
  const values = isThing(value) ? (value['@list'] ?? value['@set'] ?? value) : value;
  return [values].flat().flatMap((each) => {
    if (!isThing(each) || '@value' in each) return plainTexts(each);
    const isNamed = ({ thing }: OwnedThing) => thing['@id'] === each['@id'] && 'name' in thing;
    const isReferred = each['@id'] !== undefined && !('name' in each);
    const named = (isReferred && things.find(isNamed)?.thing) || each;
    const parts = [named.givenName, named.familyName].flatMap(plainTexts);
    return plainTexts(named.name ?? parts.join(' '));
  });
}

/** Parses a block of JSON-LD by the strict rules of JSON (RFC 8259). */
export function readJsonLd(source: string): JsonLdBlock {
  try {
    return { value: JSON.parse(source) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}
