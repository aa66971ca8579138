import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRuleBook } from '../../src/content/references.ts';
import { CONTENT, inContent, isSample } from '../support/content-in-use.ts';

const rules = readRuleBook(CONTENT);
const pages = globSync(
  inContent('{cities,practice-areas,services,pages,policies,blog}/*.{md,yaml}'),
).map((file) => readFileSync(file, 'utf8'));

test.runIf(isSample)('every rule is used by a page', () => {
  const all = pages.join('\n');
  const unused = [...rules.keys()].filter(
    (key) => !new RegExp(`[: ]${key}(\\.number)?[}\\n]`).test(all),
  );
  expect(unused).toEqual([]);
});
