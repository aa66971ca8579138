import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentParts } from '../../src/content/read-content.ts';
import {
  type RuleBook,
  readRuleBook,
  rulesInMarkdown,
  withRules,
} from '../../src/content/rule-references.ts';
import { CONTENT, inContent, isSample } from '../support/content-in-use.ts';

const rules = readRuleBook(CONTENT);
const pages = globSync(
  inContent('{cities,practice-areas,services,pages,policies,blog}/*.{md,yaml}'),
)
  .sort()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** What a page says, its references to rules replaced. */
function said(file: string, text: string, book: RuleBook) {
  if (file.startsWith(inContent('blog/')))
    return rulesInMarkdown(text, { source: text, rules: () => book });
  const parts = contentParts(file, text);
  return JSON.stringify(
    withRules(
      { ...parts, fields: parsed(file, parts.fields) },
      { source: text, rules: () => book },
    ),
  );
}

const fieldsOf = new Map<string, unknown>();
/** The YAML of a file, parsed once. */
function parsed(file: string, yaml: string) {
  if (!fieldsOf.has(file)) fieldsOf.set(file, parse(yaml));
  return fieldsOf.get(file);
}
const before = new Map(pages.map(({ file, text }) => [file, said(file, text, rules)]));

describe('a rule is stated once:', () => {
  test.each([...rules.values()].map((rule) => [rule.key, rule] as const))(
    'a change of %s changes every page that states it, and no other',
    (key, rule) => {
      const changed = new Map(rules).set(key, { ...rule, text: 'It asks something else now.' });
      const states = pages
        .filter(({ text }) => text.includes(`{rule:${key}}`))
        .map(({ file }) => file);
      const differ = pages
        .filter(({ file, text }) => before.get(file) !== said(file, text, changed))
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
        expect(said(file, text, changed), file).toMatch(/Rule 99|moved\.example/);
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
