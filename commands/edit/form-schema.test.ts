import { readFileSync } from 'node:fs';
import { getDefaultFormState, type RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { expect, test } from 'vitest';
import { contentFiles, readingOf } from '../../build/readings.ts';
import { CONTENT, inContent, isSample } from '../../tests/support/content-in-use.ts';
import { editedOf } from './content-text.ts';
import { type FormSchema, schemaOfForm } from './form-schema.ts';
import { mistakesOf } from './mistakes.ts';
import { AS_WRITTEN } from './page/as-written.ts';

const files = contentFiles(CONTENT).map((path) => {
  const reading = readingOf(path);
  if (!reading) throw new Error(path);
  const text = readFileSync(inContent(path), 'utf8');
  const { fields } = editedOf(reading, path, text);
  return { path, reading, text, fields, schema: schemaOfForm(reading, fields) };
});

/** Every value has a field: nothing of a file is hidden from the form. */
function hidden(schema: FormSchema, value: unknown, path = ''): string[] {
  if (schema.format === 'yaml' || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const items = Array.isArray(schema.items) ? schema.items[Number(key)] : schema.items;
    const field = schema.properties?.[key] ?? items;
    return field ? hidden(field, entry, `${path}.${key}`) : [`${path}.${key}`];
  });
}

test.each(files)('$path has a field for every value', ({ schema, fields }) => {
  expect(hidden(schema, fields)).toEqual([]);
});

test.each(files)('$path, opened in the form, is what it was', ({ schema, fields }) => {
  const state = getDefaultFormState(
    validator,
    schema as RJSFSchema,
    fields,
    schema as RJSFSchema,
    false,
    AS_WRITTEN,
  );
  expect(JSON.parse(JSON.stringify(state))).toEqual(fields);
});

test.each(files)('$path is as the reader wants it', ({ path, reading, text }) => {
  expect(mistakesOf(CONTENT, path, reading, text)).toEqual([]);
});

test.runIf(isSample)('one value of several kinds is shown as YAML, all others have fields', () => {
  const yaml = (schema: FormSchema, path: string): string[] =>
    schema.format === 'yaml'
      ? [path]
      : [
          ...Object.entries(schema.properties ?? {}).flatMap(([key, field]) =>
            yaml(field, `${path}.${key}`),
          ),
          ...[schema.items ?? []].flat().flatMap((items) => yaml(items, `${path}[]`)),
        ];
  const found = new Set(
    files.flatMap(({ schema, path }) => yaml(schema, path.replace(/\/.*/, ''))),
  );
  // A place on a map is a pair; a page without a drawing has none to choose the kind by; a deliverable is a sheet or a name.
  const drawings = ['pages', 'practice-areas', 'services'].map(
    (folder) => `${folder}.sections[].exhibit.drawing`,
  );
  expect([...found].toSorted()).toEqual(
    ['county-maps.neighbors[].at', ...drawings, 'services.deliverable', 'tools.topics'].toSorted(),
  );
});
