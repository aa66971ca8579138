import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentSchemas, SCHEMA_FOLDER, SETTINGS_FILE, withYamlSchemas } from './schemas.ts';

test('the schemas of the editor match the content schemas (otherwise run npm run schemas)', () => {
  const schemas = contentSchemas();
  expect(readdirSync(SCHEMA_FOLDER).sort()).toEqual(schemas.map(({ name }) => name).sort());
  const stale = schemas.filter(
    ({ name, text }) => readFileSync(join(SCHEMA_FOLDER, name), 'utf8') !== text,
  );
  expect(stale.map(({ name }) => name)).toEqual([]);
  const settings = readFileSync(SETTINGS_FILE, 'utf8');
  expect(JSON.parse(settings)).toEqual(JSON.parse(withYamlSchemas(settings)));
});
