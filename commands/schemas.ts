/** `npm run schemas`: writes the JSON Schemas of the content and VS Code's settings for them. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { COLLECTIONS } from '../src/collections.ts';
import type { Collection } from '../src/content/check-content.ts';
import { fixedPaths } from '../src/content/files.ts';
import { ROOT } from './bootstrap/install.mjs';
import { articleSchema } from './edit/form-schema.ts';

export const SCHEMA_FOLDER = '.vscode/schemas';
export const SETTINGS_FILE = '.vscode/settings.json';

type Schema = Record<string, unknown>;

type Kind = Collection;
/** Articles have a schema for their header blocks only. */
const KINDS = Object.values<Kind>(COLLECTIONS).filter((kind) => kind !== COLLECTIONS.blog);

const FACT_SCHEMA: Schema = {
  type: 'object',
  properties: { from: { type: 'string', description: 'Key of a fact, such as pricing.setup' } },
  required: ['from'],
  additionalProperties: false,
};
const RULE_SCHEMA: Schema = {
  type: 'object',
  properties: { rule: { type: 'string', description: 'Key of a rule in state-rules' } },
  required: ['rule'],
  additionalProperties: false,
};

/** In a file, a reference may replace a text or a source, because the zod check comes later. */
function allowReferences(schema: Schema): void {
  const properties = schema.properties as Schema | undefined;
  const isText = schema.type === 'string' && !schema.pattern && !schema.enum && !schema.const;
  const isSource = properties?.name && properties.url;
  if (!isText && !isSource) return;
  const { description, ...schemaOfValue } = schema;
  for (const key of Object.keys(schemaOfValue)) delete schema[key];
  schema.anyOf = [schemaOfValue, { $ref: `#/definitions/${isText ? 'fact' : 'rule'}` }];
}

function textOf(schema: z.ZodType): string {
  const jsonSchema = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-7',
    override: ({ jsonSchema }) => allowReferences(jsonSchema as Schema),
  });
  const definitions = {
    ...(jsonSchema.definitions as Schema),
    fact: FACT_SCHEMA,
    rule: RULE_SCHEMA,
  };
  return `${JSON.stringify({ ...jsonSchema, definitions })}\n`;
}

const kindsBySchema = () => [...Map.groupBy(KINDS, ({ schema }) => schema).values()];
const nameOf = ([firstKind]: readonly Kind[]) =>
  `${(fixedPaths(firstKind as Kind)?.[0] ?? firstKind?.path ?? '').replace(/\.yaml$/, '').replaceAll('/', '-')}.json`;

/** YAML reads some values as numbers or booleans. The site reads them as texts. */
function headerSchema(): string {
  const { properties = {}, ...schema } = articleSchema();
  const fields = {
    ...properties,
    reading_time_minutes: { ...properties.reading_time_minutes, type: ['string', 'number'] },
    draft: { ...properties.draft, const: true },
  };
  return `${JSON.stringify({ ...schema, properties: fields })}\n`;
}

export function contentSchemas(): { name: string; text: string }[] {
  return [
    ...kindsBySchema().flatMap((group) => {
      const [firstKind] = group;
      return firstKind ? [{ name: nameOf(group), text: textOf(firstKind.schema) }] : [];
    }),
    { name: 'blog.json', text: headerSchema() },
  ];
}

const patternsOf = (kind: Kind) =>
  (fixedPaths(kind) ?? [`${kind.path}/*.yaml`]).map((path) => `content*/${path}`);

/** Leaves out Markdown files, because VS Code's YAML extension cannot read them. */
export function withYamlSchemas(settings: string): string {
  const schemas = kindsBySchema().flatMap((group) => {
    const patterns = group.filter(({ extension }) => extension !== '.md').flatMap(patternsOf);
    return patterns.length ? [[`./${SCHEMA_FOLDER}/${nameOf(group)}`, patterns] as const] : [];
  });
  const newSettings = { ...JSON.parse(settings), 'yaml.schemas': Object.fromEntries(schemas) };
  return `${JSON.stringify(newSettings, null, 2)}\n`;
}

if (import.meta.main) {
  process.chdir(ROOT);
  rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
  mkdirSync(SCHEMA_FOLDER);
  for (const { name, text } of contentSchemas()) writeFileSync(join(SCHEMA_FOLDER, name), text);
  writeFileSync(SETTINGS_FILE, withYamlSchemas(readFileSync(SETTINGS_FILE, 'utf8')));
  console.log(`${contentSchemas().length} schemas in ${SCHEMA_FOLDER}/`);
}
