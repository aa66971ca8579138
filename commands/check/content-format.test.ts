import { expect, test } from 'vitest';
import { CONTENT } from '../../tests/support/content-in-use.ts';
import { findUnformattedFiles } from '../edit/yaml-file.ts';

test('the YAML of the content is formatted', () => {
  const files = findUnformattedFiles(CONTENT).map(({ file }) => file);
  expect(files, 'run: npm run format-content').toEqual([]);
});
