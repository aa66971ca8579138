import { COLLECTIONS, collectionOf } from '../../src/collections.ts';
import { type JsonSchema, jsonSchemaOf } from '../../src/content/check-content.ts';
import { isFields } from '../../src/content/fields.ts';

type Fields = Record<string, unknown>;

function titleOf(key: string) {
  const text = key
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, lower, upper) => `${lower} ${upper.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function matchingKind(kinds: readonly JsonSchema[], value: unknown) {
  if (!isFields(value)) return undefined;
  return kinds.find(({ properties }) => {
    const constants = Object.entries(properties ?? {}).filter(
      ([, field]) => field.const !== undefined,
    );
    return (
      constants.length > 0 &&
      constants.every(([key, field]) => field.const === value[key] || value[key] === undefined)
    );
  });
}

/** A source may be the key of a rule: src/content replaces the key by the source of the rule. */
const RULE_SCHEMA: JsonSchema = {
  type: 'string',
  description: 'Key of a rule in state-rules; it replaces all other fields of the source',
};
const isSource = ({ properties }: JsonSchema) =>
  properties?.name !== undefined && properties.url !== undefined;

function listSchema(schema: JsonSchema, value: unknown): JsonSchema {
  if (!schema.items || Array.isArray(schema.items)) return { ...schema, format: 'yaml' };
  const items = schema.items;
  const itemSchemas = (Array.isArray(value) ? value : []).map((item) => formSchema(items, item));
  const [commonSchema = formSchema(items, undefined)] = itemSchemas;
  const isOneKind = itemSchemas.every(
    (item) => JSON.stringify(item) === JSON.stringify(commonSchema),
  );
  if (isOneKind) return { ...schema, items: commonSchema };
  // Each kind of item has its own form, with the kind as its title.
  const kinds = itemSchemas.map((item) => item.properties?.kind?.const);
  if (!kinds.every((kind) => typeof kind === 'string')) return { ...schema, format: 'yaml' };
  return {
    ...schema,
    items: itemSchemas.map((item, index) => ({ ...item, title: titleOf(kinds[index] ?? '') })),
    additionalItems: false,
  };
}

function fieldsSchema(schema: JsonSchema, value: unknown): JsonSchema {
  const fields = isFields(value) ? value : {};
  const otherFields = schema.additionalProperties;
  const propertySchemas = Object.keys(schema.properties ?? {}).length
    ? schema.properties
    : isFields(otherFields) &&
      Object.fromEntries(Object.keys(fields).map((key) => [key, otherFields]));
  const properties = {
    ...(isSource(schema) ? { rule: RULE_SCHEMA } : {}),
    ...(propertySchemas || {}),
  };
  return {
    ...schema,
    additionalProperties: false,
    required: isSource(schema) ? [] : (schema.required ?? []),
    properties: Object.fromEntries(
      Object.entries(properties).map(([key, field]) => [
        key,
        { ...formSchema(field, fields[key]), title: titleOf(key) },
      ]),
    ),
  };
}

function formSchema(schema: JsonSchema, value: unknown): JsonSchema {
  const { default: _, oneOf, anyOf, ...keywords } = schema as JsonSchema & { default?: unknown };
  const kinds = oneOf ?? anyOf;
  if (kinds) {
    const kind = matchingKind(kinds, value);
    return kind ? formSchema({ ...keywords, ...kind }, value) : { ...keywords, format: 'yaml' };
  }
  if (keywords.type === 'object') return fieldsSchema(keywords, value);
  if (keywords.type === 'array') return listSchema(keywords, value);
  return keywords.type || keywords.enum || keywords.const !== undefined
    ? keywords
    : { ...keywords, format: 'yaml' };
}

/** `draft` is optional, and its only value is "true". */
export function articleSchema(): JsonSchema {
  const { properties = {} } = jsonSchemaOf(COLLECTIONS.blog.schema);
  const { draft = {} } = properties;
  const { enum: _, type, ...otherKeywords } = draft;
  return formSchema(
    {
      type: 'object',
      required: [],
      properties: { ...properties, draft: { ...otherKeywords, const: 'true' } },
    },
    {},
  );
}

export function formSchemaOfFile(path: string, fields: Fields): JsonSchema {
  const collection = collectionOf(path);
  if (!collection || collection === COLLECTIONS.blog) return articleSchema();
  return formSchema(jsonSchemaOf(collection.schema), fields);
}
