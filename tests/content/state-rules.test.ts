import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { locatedParts } from '../../src/content/read-content.ts';
import {
  type LocatedFile,
  type RuleBook,
  readRuleBook,
  resolveReferences,
} from '../../src/content/references.ts';
import { articleParts } from '../../src/features/blog/file/header.ts';
import { CONTENT, inContent, isSample } from '../support/content-in-use.ts';

const rules = readRuleBook(CONTENT);
const pages = globSync(
  inContent('{cities,practice-areas,services,pages,policies,blog}/*.{md,yaml}'),
)
  .sort()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const partsOf = new Map<string, LocatedFile>();
function textOf(file: string, text: string, book: RuleBook) {
  const parts = partsOf.getOrInsertComputed(file, () =>
    file.startsWith(inContent('blog/')) ? articleParts(text) : locatedParts(file, text),
  );
  const { value, body } = resolveReferences(parts, { facts: () => undefined, rules: () => book });
  return JSON.stringify([value, body]);
}
const textsBefore = new Map(pages.map(({ file, text }) => [file, textOf(file, text, rules)]));

describe('a rule is stated once:', () => {
  test.each([...rules.values()].map((rule) => [rule.key, rule] as const))(
    'a change of %s changes every page that states it, and no other page',
    (key, rule) => {
      const changed = new Map(rules).set(key, { ...rule, text: 'It asks something else now.' });
      const states = pages
        .filter(({ text }) => text.includes(`{rule:${key}}`))
        .map(({ file }) => file);
      const differ = pages
        .filter(({ file, text }) => textsBefore.get(file) !== textOf(file, text, changed))
        .map(({ file }) => file);
      expect(differ).toEqual(states);
    },
  );

  test.each([...rules.values()].map((rule) => [rule.key, rule] as const))(
    'a new number or address of %s reaches every page that refers to it',
    (key, rule) => {
      const source = { ...rule.source, url: 'https://moved.example/rule' };
      const changed = new Map(rules).set(key, { ...rule, number: 'Rule 99', source });
      const refers = new RegExp(`\\{rule:${key}(\\.number)?\\}|^\\s*(- )?rule: ${key}$`, 'm');
      for (const { file, text } of pages.filter(({ text }) => refers.test(text)))
        expect(textOf(file, text, changed), file).toMatch(/Rule 99|moved\.example/);
    },
  );

  test.runIf(isSample)('every rule is used by a page', () => {
    const all = pages.map(({ text }) => text).join('\n');
    const unused = [...rules.keys()].filter(
      (key) => !new RegExp(`[: ]${key}(\\.number)?[}\\n]`).test(all),
    );
    expect(unused).toEqual([]);
  });
});
