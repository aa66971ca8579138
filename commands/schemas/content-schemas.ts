import { z } from 'zod';
import { COLLECTIONS } from '../../src/collections.ts';
import type { Collection } from '../../src/content/check-content.ts';
import { fixedPaths } from '../../src/content/files.ts';
import { articleSchema } from '../edit/form-schema.ts';

export const SCHEMA_FOLDER = '.vscode/schemas';
export const SETTINGS_FILE = '.vscode/settings.json';

type Schema = Record<string, unknown>;

type Kind = Collection;
/** Articles have a schema for their header blocks alone. */
const KINDS = Object.values<Kind>(COLLECTIONS).filter((kind) => kind !== COLLECTIONS.blog);

/** A whole field may name a fact of the agency in the place of its text (content/references.ts). */
const FACT: Schema = {
  type: 'object',
  properties: { from: { type: 'string', description: 'Key of a fact, such as pricing.setup' } },
  required: ['from'],
  additionalProperties: false,
};
/** A source may name a rule of a state (content/references.ts). */
const RULE: Schema = {
  type: 'object',
  properties: { rule: { type: 'string', description: 'Key of a rule in state-rules' } },
  required: ['rule'],
  additionalProperties: false,
};

/** Adds the references that the reader replaces before the zod schema reads the file. */
function withReferences(schema: Schema): void {
  const properties = schema.properties as Schema | undefined;
  const isText = schema.type === 'string' && !schema.pattern && !schema.enum && !schema.const;
  const isSource = properties?.name && properties.url;
  if (!isText && !isSource) return;
  const { description, ...rest } = schema;
  for (const key of Object.keys(rest)) delete schema[key];
  schema.anyOf = [rest, { $ref: `#/definitions/${isText ? 'fact' : 'rule'}` }];
}

function textOf(schema: z.ZodType): string {
  const made = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-7',
    override: ({ jsonSchema }) => withReferences(jsonSchema as Schema),
  });
  const definitions = { ...(made.definitions as Schema), fact: FACT, rule: RULE };
  return `${JSON.stringify({ ...made, definitions })}\n`;
}

/** Kinds of content with the same schema share a file, which has the name of the first of them. */
const groups = () => [...Map.groupBy(KINDS, ({ schema }) => schema).values()];
const nameOf = ([first]: readonly Kind[]) =>
  `${(fixedPaths(first as Kind)?.[0] ?? first?.path ?? '').replace(/\.yaml$/, '').replaceAll('/', '-')}.json`;

/** The header block of an article, in which YAML reads a number and a truth value where the site reads text. */
function headerSchema(): string {
  const { properties = {}, ...schema } = articleSchema();
  const read = {
    ...properties,
    reading_time_minutes: { ...properties.reading_time_minutes, type: ['string', 'number'] },
    draft: { ...properties.draft, const: true },
  };
  return `${JSON.stringify({ ...schema, properties: read })}\n`;
}

/** File name and text of the schema of each kind of content; "blog.json" is for the header block of articles. */
export function contentSchemas(): { name: string; text: string }[] {
  return [
    ...groups().flatMap((group) => {
      const [first] = group;
      return first ? [{ name: nameOf(group), text: textOf(first.schema) }] : [];
    }),
    { name: 'blog.json', text: headerSchema() },
  ];
}

const patternsOf = (kind: Kind) =>
  (fixedPaths(kind) ?? [`${kind.path}/*.yaml`]).map((path) => `content*/${path}`);

/** The settings of the editor with the schema of each YAML file. The YAML extension reads no header blocks of markdown. */
export function settingsWith(settings: string): string {
  const schemas = groups().flatMap((group) => {
    const patterns = group.filter(({ extension }) => extension !== '.md').flatMap(patternsOf);
    return patterns.length ? [[`./${SCHEMA_FOLDER}/${nameOf(group)}`, patterns] as const] : [];
  });
  const changed = { ...JSON.parse(settings), 'yaml.schemas': Object.fromEntries(schemas) };
  return `${JSON.stringify(changed, null, 2)}\n`;
}
