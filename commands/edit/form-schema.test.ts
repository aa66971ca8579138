import { readFileSync } from 'node:fs';
import { getDefaultFormState, type RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { expect, test } from 'vitest';
import { contentIn } from '../../src/content-checks.ts';
import { CONTENT, inContent } from '../../tests/support/content-in-use.ts';
import { contentFiles } from './content-files.ts';
import { editedOf } from './content-text.ts';
import { schemaOfForm } from './form-schema.ts';
import { AS_WRITTEN } from './page/as-written.ts';

const files = contentFiles(CONTENT).map((path) => {
  const { fields } = editedOf(path, readFileSync(inContent(path), 'utf8'));
  return { path, fields, schema: schemaOfForm(path, fields) };
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
