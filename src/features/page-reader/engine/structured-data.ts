import { lineOfHtml } from '../../../text/html.ts';

export type Thing = Record<string, unknown>;
export type OwnedThing = { thing: Thing; property?: string; owner?: Thing };
/** `error` is the parser's message, which names the position. */
export type JsonLdBlock = { value?: unknown; error?: string };

const THINGS_MAX = 5_000;
const TEXT_MAX = 2_000;

/** Returns undefined if the element's text is the value. */
export function attributeValue(
  name: string,
  attributes: Record<string, string>,
): string | undefined {
  const { content, datetime, href, src, value } = attributes;
  if (content !== undefined) return content;
  if (name === 'time') return datetime;
  if (/^(?:a|area|link)$/.test(name)) return href;
  if (/^(?:audio|embed|iframe|img|source|track|video)$/.test(name)) return src;
  return /^(?:data|meter)$/.test(name) ? value : undefined;
}

const withoutVocabulary = (name: string) => name.replace(/^https?:\/\/schema\.org\/|^schema:/, '');
export const schemaNames = (names: string) =>
  names
    .split(/\s+/)
    .map(withoutVocabulary)
    .filter((name) => /^\w+$/.test(name));

/** The object has no prototype, because a page may name a property "constructor". */
export const newThing = (types: string): Thing =>
  Object.assign(Object.create(null), { '@type': schemaNames(types) });
export function addValue(owner: Thing, property: string, value: unknown) {
  owner[property] ??= [];
  (owner[property] as unknown[]).push(value);
}

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function thingsIn(roots: readonly unknown[]): OwnedThing[] {
  const ownedThings: OwnedThing[] = [];
  const stack: (Omit<OwnedThing, 'thing'> & { value: unknown })[] = [{ value: roots }];
  for (let next = stack.pop(); next && ownedThings.length < THINGS_MAX; next = stack.pop()) {
    const { value, ...ownership } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (isThing(value)) ownedThings.push({ thing: value, ...ownership });
    for (const [name, each] of Object.entries(value).slice(0, THINGS_MAX).reverse()) {
      const isProperty = isThing(value) && name !== '@graph';
      stack.push({ value: each, ...(isProperty ? { property: name, owner: value } : ownership) });
    }
  }
  return ownedThings;
}

export const typesOf = (thing: Thing): string[] =>
  [thing['@type']]
    .flat()
    .flatMap((type) => (typeof type === 'string' ? withoutVocabulary(type) : []));
export const hasType = (thing: Thing, types: RegExp) =>
  typesOf(thing).some((type) => types.test(type));

/** A value may be an object with a language or a type (JSON-LD 1.1, 4.2). Tags are removed. */
export const plainTexts = (value: unknown): string[] =>
  [value].flat().flatMap((item) => {
    const text = isThing(item) ? item['@value'] : item;
    return (typeof text === 'string' && lineOfHtml(text.slice(0, TEXT_MAX))) || [];
  });

/** A thing may be only a reference by "@id". */
export function textsOf(value: unknown, things: readonly OwnedThing[]): string[] {
  const values = isThing(value) ? (value['@list'] ?? value['@set'] ?? value) : value;
  return [values].flat().flatMap((item) => {
    if (!isThing(item) || '@value' in item) return plainTexts(item);
    const isNamed = ({ thing }: OwnedThing) => thing['@id'] === item['@id'] && 'name' in thing;
    const isReferred = item['@id'] !== undefined && !('name' in item);
    const namedThing = (isReferred && things.find(isNamed)?.thing) || item;
    const parts = [namedThing.givenName, namedThing.familyName].flatMap(plainTexts);
    return plainTexts(namedThing.name ?? parts.join(' '));
  });
}

export function readJsonLd(source: string): JsonLdBlock {
  try {
    return { value: JSON.parse(source) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}
