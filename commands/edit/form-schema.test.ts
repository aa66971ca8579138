import { readFileSync } from 'node:fs';
import { getDefaultFormState, type RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { expect, test } from 'vitest';
import { contentFiles, readingOf } from '../../build/readings.ts';
import { CONTENT, inContent } from '../../tests/support/content-in-use.ts';
import { editedOf } from './content-text.ts';
import { schemaOfForm } from './form-schema.ts';
import { AS_WRITTEN } from './page/as-written.ts';

const files = contentFiles(CONTENT).map((path) => {
  const reading = readingOf(path);
  if (!reading) throw new Error(path);
  const text = readFileSync(inContent(path), 'utf8');
  const { fields } = editedOf(reading, path, text);
  return { path, reading, text, fields, schema: schemaOfForm(reading, fields) };
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
