import { z } from 'zod';
import { COLLECTIONS, collectionOf } from '../../src/collections.ts';
import { isFields } from '../../src/content/fields.ts';

export type FormSchema = {
  type?: string;
  title?: string;
  description?: string;
  properties?: Record<string, FormSchema>;
  required?: string[];
  items?: FormSchema | FormSchema[];
  oneOf?: FormSchema[];
  anyOf?: FormSchema[];
  additionalProperties?: boolean | FormSchema;
  additionalItems?: boolean;
  const?: unknown;
  enum?: unknown[];
  examples?: readonly string[];
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
};

type Fields = Record<string, unknown>;

function titleOf(key: string) {
  const text = key
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, lower, upper) => `${lower} ${upper.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function matchingKind(kinds: readonly FormSchema[], value: unknown) {
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

/** src/content replaces the key of a rule by the source of the rule. */
const RULE_SCHEMA: FormSchema = {
  type: 'string',
  description: 'Key of a rule in state-rules; it replaces all other fields of the source',
};
const isSource = ({ properties }: FormSchema) =>
  properties?.name !== undefined && properties.url !== undefined;

function listSchema(schema: FormSchema, value: unknown): FormSchema {
  if (!schema.items || Array.isArray(schema.items)) return { ...schema, format: 'yaml' };
  const items = schema.items;
  const itemSchemas = (Array.isArray(value) ? value : []).map((item) => formSchema(items, item));
  const [commonSchema = formSchema(items, undefined)] = itemSchemas;
  const isOneKind = itemSchemas.every(
    (item) => JSON.stringify(item) === JSON.stringify(commonSchema),
  );
  if (isOneKind) return { ...schema, items: commonSchema };
  // Items of several kinds get a form each, titled by the kind.
  const kinds = itemSchemas.map((item) => item.properties?.kind?.const);
  if (!kinds.every((kind) => typeof kind === 'string')) return { ...schema, format: 'yaml' };
  return {
    ...schema,
    items: itemSchemas.map((item, index) => ({ ...item, title: titleOf(kinds[index] ?? '') })),
    additionalItems: false,
  };
}

function fieldsSchema(schema: FormSchema, value: unknown): FormSchema {
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

function formSchema(schema: FormSchema, value: unknown): FormSchema {
  const { default: _, oneOf, anyOf, ...keywords } = schema as FormSchema & { default?: unknown };
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

const jsonSchemaFor = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' }) as FormSchema;

/** `draft` is optional, and its only value is "true". */
export function articleSchema(): FormSchema {
  const { properties = {} } = jsonSchemaFor(COLLECTIONS.blog.schema);
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

export function formSchemaOfFile(path: string, fields: Fields): FormSchema {
  const collection = collectionOf(path);
  if (!collection || collection === COLLECTIONS.blog) return articleSchema();
  return formSchema(jsonSchemaFor(collection.schema), fields);
}
