import { readFileSync } from 'node:fs';
import { getDefaultFormState, type RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { expect, test } from 'vitest';
import { contentIn } from '../../src/content-checks.ts';
import { CONTENT, inContent, isSample } from '../../tests/support/content-in-use.ts';
import { contentFiles } from './content-files.ts';
import { editedOf } from './content-text.ts';
import { type FormSchema, schemaOfForm } from './form-schema.ts';
import { AS_WRITTEN } from './page/as-written.ts';

const files = contentFiles(CONTENT).map((path) => {
  const { fields } = editedOf(path, readFileSync(inContent(path), 'utf8'));
  return { path, fields, schema: schemaOfForm(path, fields) };
});

/** Every value has a field: nothing of a file is hidden from the form. */
function hidden(schema: FormSchema, value: unknown, path = ''): string[] {
  if (schema.format === 'yaml' || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const field = Array.isArray(schema.items)
      ? undefined
      : (schema.properties?.[key] ?? schema.items);
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

test('the content in use has no mistake', () => {
  expect(contentIn(CONTENT).mistakes).toEqual([]);
});

test.runIf(isSample)('one value of several kinds is shown as YAML, all others have fields', () => {
  const yaml = (schema: FormSchema, path: string): string[] =>
    schema.format === 'yaml'
      ? [path]
      : [
          ...Object.entries(schema.properties ?? {}).flatMap(([key, field]) =>
            yaml(field, `${path}.${key}`),
          ),
          ...(schema.items && !Array.isArray(schema.items) ? yaml(schema.items, `${path}[]`) : []),
        ];
  const found = new Set(
    files.flatMap(({ schema, path }) => yaml(schema, path.replace(/\/.*/, ''))),
  );
  // A place on a map is a pair; a page without a drawing has none to choose the kind by; a deliverable is a sheet or a name.
  const without = ['services.deliverable', 'services.exhibit.drawing'];
  expect([...found]).toEqual(['county-maps.neighbors[].at', ...without, 'tools.topics']);
});
