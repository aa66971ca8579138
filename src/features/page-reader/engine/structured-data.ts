import { lineOfHtml } from '../../../text/html.ts';

export type Thing = Record<string, unknown>;
export type OwnedThing = { thing: Thing; property?: string; owner?: Thing };
/** `error` is the parser's message, which names the position. */
export type JsonLdBlock = { value?: unknown; error?: string };

const MAX_THINGS = 5_000;
const MAX_TEXT_LENGTH = 2_000;

/** Returns undefined if the element's text is the value (HTML Standard, 5.2.4). */
export function attributeValue(name: string, attributes: Record<string, string>) {
  const { content, datetime, href, value } = attributes;
  if (content !== undefined) return content;
  if (name === 'time') return datetime;
  return /^(?:a|area|link)$/.test(name) ? href : value;
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
  (owner[property] as unknown[]).push(...[value].flat());
}

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Things with one "@id" become one thing. Each use of a thing is an item of the list. */
export function thingsIn(roots: readonly unknown[]): OwnedThing[] {
  const ownedThings: OwnedThing[] = [];
  const thingsById = new Map<unknown, Thing>();
  function read(value: unknown, ownership: Omit<OwnedThing, 'thing'> = {}): unknown {
    if (Array.isArray(value))
      return value.slice(0, MAX_THINGS).map((item) => read(item, ownership));
    if (!isThing(value) || '@value' in value || ownedThings.length >= MAX_THINGS) return value;
    const items = value['@list'] ?? value['@set'];
    if (items !== undefined) return read(items, ownership);
    const thing = thingsById.getOrInsertComputed(value['@id'] ?? value, () => newThing(''));
    ownedThings.push({ thing, ...ownership });
    for (const [property, each] of Object.entries(value).slice(0, MAX_THINGS))
      addValue(
        thing,
        property,
        read(each, property === '@graph' ? ownership : { property, owner: thing }),
      );
    return thing;
  }
  read(roots);
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
    return (typeof text === 'string' && lineOfHtml(text.slice(0, MAX_TEXT_LENGTH))) || [];
  });

export const textsOf = (value: unknown): string[] =>
  [value].flat().flatMap((item) => {
    if (!isThing(item) || '@value' in item) return plainTexts(item);
    const parts = [item.givenName, item.familyName].flatMap(plainTexts);
    return plainTexts(item.name ?? parts.join(' '));
  });

export function readJsonLd(source: string): JsonLdBlock {
  try {
    return { value: JSON.parse(source) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}
