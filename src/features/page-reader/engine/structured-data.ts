import { lineOfHtml } from '../../../text/html.ts';

export type Entity = Record<string, unknown>;
export type EntityUse = { entity: Entity; property?: string; owner?: Entity };
/** `error` is the parser's message, which names the position. */
export type JsonLdBlock = { value?: unknown; error?: string };

const MAX_ENTITIES = 5_000;
const MAX_TEXT_LENGTH = 2_000;

/** Returns undefined if the element's text is the value (HTML Standard, 5.2.4). */
export function attributeValue(name: string, attributes: Record<string, string>) {
  const { content, datetime, href, value } = attributes;
  if (content !== undefined) return content;
  if (name === 'time') return datetime;
  return /^(?:a|area|link)$/.test(name) ? href : value;
}

const removeVocabulary = (name: string) => name.replace(/^https?:\/\/schema\.org\/|^schema:/, '');
export const schemaNames = (names: string) =>
  names
    .split(/\s+/)
    .map(removeVocabulary)
    .filter((name) => /^\w+$/.test(name));

/** The object has no prototype, because a page may name a property "constructor". */
export const createEntity = (types: string): Entity =>
  Object.assign(Object.create(null), { '@type': schemaNames(types) });
export function addValue(owner: Entity, property: string, value: unknown) {
  owner[property] ??= [];
  (owner[property] as unknown[]).push(...[value].flat());
}

const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Entities with the same "@id" become one entity. Each use of an entity is an item of the list. */
export function entityUsesIn(roots: readonly unknown[]): EntityUse[] {
  const uses: EntityUse[] = [];
  const entitiesById = new Map<unknown, Entity>();
  function read(value: unknown, ownership: Omit<EntityUse, 'entity'> = {}): unknown {
    if (Array.isArray(value))
      return value.slice(0, MAX_ENTITIES).map((item) => read(item, ownership));
    if (!isEntity(value) || '@value' in value || uses.length >= MAX_ENTITIES) return value;
    const items = value['@list'] ?? value['@set'];
    if (items !== undefined) return read(items, ownership);
    const entity = entitiesById.getOrInsertComputed(value['@id'] ?? value, () => createEntity(''));
    uses.push({ entity, ...ownership });
    for (const [property, each] of Object.entries(value).slice(0, MAX_ENTITIES))
      addValue(
        entity,
        property,
        read(each, property === '@graph' ? ownership : { property, owner: entity }),
      );
    return entity;
  }
  read(roots);
  return uses;
}

export const typesOf = (entity: Entity): string[] =>
  [entity['@type']]
    .flat()
    .flatMap((type) => (typeof type === 'string' ? removeVocabulary(type) : []));
export const hasType = (entity: Entity, types: RegExp) =>
  typesOf(entity).some((type) => types.test(type));

/** A value may be an object with a language or a type (JSON-LD 1.1, 4.2). Tags are removed. */
export const plainTexts = (value: unknown): string[] =>
  [value].flat().flatMap((item) => {
    const text = isEntity(item) ? item['@value'] : item;
    return (typeof text === 'string' && lineOfHtml(text.slice(0, MAX_TEXT_LENGTH))) || [];
  });

export const textsOf = (value: unknown): string[] =>
  [value].flat().flatMap((item) => {
    if (!isEntity(item) || '@value' in item) return plainTexts(item);
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
