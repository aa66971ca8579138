import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { locatedParts } from '../../src/content/read-content.ts';
import {
  type Parts,
  type RuleBook,
  readRuleBook,
  withReferences,
} from '../../src/content/references.ts';
import { articleParts } from '../../src/features/blog/file/header.ts';
import { CONTENT, inContent, isSample } from '../support/content-in-use.ts';

const rules = readRuleBook(CONTENT);
const pages = globSync(
  inContent('{cities,practice-areas,services,pages,policies,blog}/*.{md,yaml}'),
)
  .sort()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const partsOf = new Map<string, Parts>();
/** The text of a page, its references to rules replaced. */
function textOf(file: string, text: string, book: RuleBook) {
  const parts = partsOf.getOrInsertComputed(file, () =>
    file.startsWith(inContent('blog/')) ? articleParts(text) : locatedParts(file, text),
  );
  const { value, body } = withReferences(parts, { facts: () => undefined, rules: () => book });
  return JSON.stringify([value, body]);
}
const before = new Map(pages.map(({ file, text }) => [file, textOf(file, text, rules)]));

describe('a rule is stated once:', () => {
  test.each([...rules.values()].map((rule) => [rule.key, rule] as const))(
    'a change of %s changes every page that states it, and no other',
    (key, rule) => {
      const changed = new Map(rules).set(key, { ...rule, text: 'It asks something else now.' });
      const states = pages
        .filter(({ text }) => text.includes(`{rule:${key}}`))
        .map(({ file }) => file);
      const differ = pages
        .filter(({ file, text }) => before.get(file) !== textOf(file, text, changed))
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

test('an article whose facts were checked states no rule that nobody compared', () => {
  const undated = [...rules.values()].filter(({ checked }) => !checked).map(({ key }) => key);
  const stating = pages
    .filter(({ file, text }) => file.startsWith(inContent('blog/')) && /^checked_at:/m.test(text))
    .flatMap(({ file, text }) =>
      undated
        .filter((key) => text.includes(`{rule:${key}}`) || text.includes(`{rule:${key}.number}`))
        .map((key) => `${file}: ${key}`),
    );
  expect(stating).toEqual([]);
});

/** Documents of which a page uses more than the rules in content/state-rules. */
const ALSO_CITED: readonly [file: string, url: string][] = [
  // sections 3-501.6 and 3-501.18 too
  [
    inContent('cities/omaha.yaml'),
    'https://supremecourt.nebraska.gov/supreme-court-rules/chapter-3-attorneys-and-practice-law',
  ],
];

describe('no page has a rule of its own:', () => {
  const addresses = new Set([...rules.values()].map(({ source }) => source.url.replace(/\/$/, '')));
  const own = ({ file, text }: (typeof pages)[number]) =>
    (text.match(/https:\/\/[^\s)"]+/g) ?? []).filter(
      (url) =>
        addresses.has(url.replace(/\/$/, '')) &&
        !ALSO_CITED.some(([one, other]) => one === file && other === url),
    );

  test.each(pages.map((page) => [page.file, page] as const))(
    '%s takes it from content/state-rules',
    (_, page) => {
      expect(own(page)).toEqual([]);
      // the number of an advertising rule as a link of its own
      expect(
        page.text.match(/\[[^\]]*(?:Rule (?:4-7|7\.0\d)|(?:Texas|Florida) Opinion)[^\]]*\]\(/g),
      ).toBeNull();
    },
  );
});
