import { expect, test } from 'vitest';
import { CONTENT } from '../../tests/support/content-in-use.ts';
import { unformatted } from '../edit/yaml-file.ts';

test('the YAML of the content is formatted', () => {
  const files = unformatted(CONTENT).map(({ file }) => file);
  expect(files, 'run: npm run format-content').toEqual([]);
});
