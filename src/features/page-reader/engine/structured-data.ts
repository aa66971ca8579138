import { lineOfHtml } from '../../../text/html.ts';

/** An object of structured data, in any syntax. */
export type Thing = Record<string, unknown>;
/** A thing with its owner, and the property of the owner that names it. */
export type OwnedThing = { thing: Thing; property?: string; owner?: Thing };
/** One `script` of JSON-LD: its value, or the message of the parser, which has the place of the error. */
export type JsonLdBlock = { value?: unknown; error?: string };

/** Objects of a page's markup that are looked at. */
const THINGS_MAX = 5_000;
/** The beginning of a name, a date or a phone number that is looked at, in characters. */
const TEXT_MAX = 2_000;

/** The value of a property of microdata or RDFa that is in an attribute; undefined where the text is the value. */
export function valueIn(name: string, attributes: Record<string, string>): string | undefined {
  const { content, datetime, href, src, value } = attributes;
  if (content !== undefined) return content;
  if (name === 'time') return datetime;
  if (/^(?:a|area|link)$/.test(name)) return href;
  if (/^(?:audio|embed|iframe|img|source|track|video)$/.test(name)) return src;
  return /^(?:data|meter)$/.test(name) ? value : undefined;
}

const withoutVocabulary = (name: string) => name.replace(/^https?:\/\/schema\.org\/|^schema:/, '');
/** Names of types or properties of schema.org, as microdata and RDFa list them; others are left out. */
export const schemaNames = (names: string) =>
  names
    .split(/\s+/)
    .map(withoutVocabulary)
    .filter((name) => /^\w+$/.test(name));

/** A thing without what every object inherits: a page may name a property "constructor". */
export const newThing = (types: string): Thing =>
  Object.assign(Object.create(null), { '@type': schemaNames(types) });
export function addValue(owner: Thing, property: string, value: unknown) {
  owner[property] ??= [];
  (owner[property] as unknown[]).push(value);
}

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every thing in the markup in its order, also those within others. */
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

/** The types of a thing: "Attorney". */
export const typesOf = (thing: Thing): string[] =>
  [thing['@type']]
    .flat()
    .flatMap((type) => (typeof type === 'string' ? withoutVocabulary(type) : []));
export const isOf = (thing: Thing, types: RegExp) =>
  typesOf(thing).some((type) => types.test(type));

/** Texts, and values with a language or a type (JSON-LD 1.1, 4.2). Plugins write tags and entities into them. */
export const plainTexts = (value: unknown): string[] =>
  [value].flat().flatMap((each) => {
    const text = isThing(each) ? each['@value'] : each;
    return (typeof text === 'string' && lineOfHtml(text.slice(0, TEXT_MAX))) || [];
  });

/** The texts of a property: its own, or the names of its things, which may be only referred to. */
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

/** Reads a block of JSON-LD as strictly as every parser of JSON (RFC 8259). */
export function readJsonLd(source: string): JsonLdBlock {
  try {
    return { value: JSON.parse(source) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}
