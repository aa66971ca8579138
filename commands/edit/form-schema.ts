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
  /** "yaml" where no field fits: the form shows the value as YAML. */
  format?: string;
};

type Fields = Record<string, unknown>;

/** Returns a key as a title: "Meta description" for "metaDescription" and "meta_description". */
function titleOf(key: string) {
  const words = key
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, one, other) => `${one} ${other.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the schema whose constant fields (such as `kind`) equal those of the value. */
function kindOf(kinds: readonly FormSchema[], value: unknown) {
  if (!isFields(value)) return undefined;
  return kinds.find(({ properties }) => {
    const marks = Object.entries(properties ?? {}).filter(([, field]) => field.const !== undefined);
    return (
      marks.length > 0 &&
      marks.every(([key, field]) => field.const === value[key] || value[key] === undefined)
    );
  });
}

/** A source may have only the key of a rule: `src/content` replaces the key by the source of the rule. */
const RULE: FormSchema = {
  type: 'string',
  description: 'Key of a rule in state-rules; it replaces all other fields of the source',
};
const isSource = ({ properties }: FormSchema) =>
  properties?.name !== undefined && properties.url !== undefined;

function listSchema(schema: FormSchema, value: unknown): FormSchema {
  if (!schema.items || Array.isArray(schema.items)) return { ...schema, format: 'yaml' };
  const items = schema.items;
  const found = (Array.isArray(value) ? value : []).map((item) => formSchema(items, item));
  const [first = formSchema(items, undefined)] = found;
  const alike = found.every((item) => JSON.stringify(item) === JSON.stringify(first));
  if (alike) return { ...schema, items: first };
  // If the items are of several kinds, each item gets its own form, titled by its kind.
  const kinds = found.map((item) => item.properties?.kind?.const);
  if (!kinds.every((kind) => typeof kind === 'string')) return { ...schema, format: 'yaml' };
  return {
    ...schema,
    items: found.map((item, index) => ({ ...item, title: titleOf(kinds[index] ?? '') })),
    additionalItems: false,
  };
}

function fieldsSchema(schema: FormSchema, value: unknown): FormSchema {
  const own = isFields(value) ? value : {};
  const rest = schema.additionalProperties;
  const named = Object.keys(schema.properties ?? {}).length
    ? schema.properties
    : isFields(rest) && Object.fromEntries(Object.keys(own).map((key) => [key, rest]));
  const properties = { ...(isSource(schema) ? { rule: RULE } : {}), ...(named || {}) };
  return {
    ...schema,
    additionalProperties: false,
    required: isSource(schema) ? [] : (schema.required ?? []),
    properties: Object.fromEntries(
      Object.entries(properties).map(([key, field]) => [
        key,
        { ...formSchema(field, own[key]), title: titleOf(key) },
      ]),
    ),
  };
}

/**
 * Returns the schema of the form for a value. If the schema allows several kinds, the form has the kind of the value.
 */
function formSchema(schema: FormSchema, value: unknown): FormSchema {
  const { default: _, oneOf, anyOf, ...rest } = schema as FormSchema & { default?: unknown };
  const kinds = oneOf ?? anyOf;
  if (kinds) {
    const kind = kindOf(kinds, value);
    return kind ? formSchema({ ...rest, ...kind }, value) : { ...rest, format: 'yaml' };
  }
  if (rest.type === 'object') return fieldsSchema(rest, value);
  if (rest.type === 'array') return listSchema(rest, value);
  return rest.type || rest.enum || rest.const !== undefined ? rest : { ...rest, format: 'yaml' };
}

/** Returns the JSON Schema of the files of a collection. */
const jsonSchemaFor = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' }) as FormSchema;

/** Returns the schema of an article's header block: `draft` is optional, and its only value is "true". */
export function articleSchema(): FormSchema {
  const { properties = {} } = jsonSchemaFor(COLLECTIONS.blog.schema);
  const { draft = {} } = properties;
  const { enum: _, type, ...shown } = draft;
  return formSchema(
    {
      type: 'object',
      required: [],
      properties: { ...properties, draft: { ...shown, const: 'true' } },
    },
    {},
  );
}

/** Returns the JSON Schema for the form of one file, including the hints in the schema of its collection. */
export function schemaOfForm(path: string, fields: Fields): FormSchema {
  const collection = collectionOf(path);
  if (!collection || collection === COLLECTIONS.blog) return articleSchema();
  return formSchema(jsonSchemaFor(collection.schema), fields);
}
