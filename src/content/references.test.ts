import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { stringify } from 'yaml';
import { yamlFields } from './fields.ts';
import { type RuleBook, readFactBook, resolveReferences } from './references.ts';

const rule = (key: string, text: string) => ({
  key,
  number: 'Rule 7.1',
  name: 'Truth',
  text,
  source: { name: 'The Bar', url: `https://bar.example/${key}` },
  checked: '2026-11-22',
});
const book = (text = 'An ad names a lawyer.'): RuleBook =>
  new Map(
    [rule('aa-name', text), rule('aa-file', 'Ads are filed. The fee is $5.')].map((entry) => [
      entry.key,
      entry,
    ]),
  );
const FACTS = new Map([['pricing.ppc.amount', '$1,500']]);
function page(fields: unknown, body = '') {
  const parts = { fields: yamlFields(stringify(fields)), body, bodyLine: 20 };
  const {
    value,
    body: text,
    mistakes,
  } = resolveReferences(parts, {
    facts: () => FACTS,
    rules: () => book(),
  });
  return { fields: value, body: text, mistakes: mistakes.map(({ message }) => message) };
}

test('a reference in a field becomes the rule with its number, or the number alone', () => {
  expect(
    page({ text: 'So: {rule:aa-name} And {rule:aa-file.number} too.', list: ['{rule:aa-file}'] }),
  ).toEqual({
    fields: {
      text: 'So: An ad names a lawyer (Rule 7.1). And Rule 7.1 too.',
      list: ['Ads are filed. The fee is $5 (Rule 7.1).'],
    },
    body: '',
    mistakes: [],
  });
});

test('a rule in Markdown has its number linked to its source', () => {
  expect(page({}, '{rule:aa-name} See {rule:aa-file.number}.').body).toBe(
    'An ad names a lawyer ([Rule 7.1](https://bar.example/aa-name)). See [Rule 7.1](https://bar.example/aa-file).',
  );
});

test('a page lists the sources of its rules after its own, each address once, and its own unchanged', () => {
  const source = { name: 'Own', url: 'https://bar.example/aa-file' };
  const { fields } = page(
    { sources: [source, source], text: '{rule:aa-file.number}' },
    '{rule:aa-name}',
  );
  const added = { name: 'The Bar', url: 'https://bar.example/aa-name', checked: '2026-11-22' };
  expect(fields).toEqual({ sources: [source, source, added], text: 'Rule 7.1' });
});

test('a rule may be the source of a figure', () => {
  const source = { name: 'The Bar', url: 'https://bar.example/aa-name', checked: '2026-11-22' };
  expect(page({ figure: { source: { rule: 'aa-name' } } }).fields).toEqual({ figure: { source } });
});

test.each([
  [{ title: 'A', text: 'By {rule:aa-nane}' }, '', 'line 2: text: '],
  [{ text: '{rule:aa-nane.number}' }, '', 'line 1: text: '],
  [{}, '\nBy {rule:aa-nane}', 'line 21: text: '],
  [{ figure: { source: { rule: 'aa-nane' } } }, '', 'line 2: figure.source: '],
])('a reference to an unknown rule is a mistake with its line: %j %s', (fields, body, line) => {
  const { mistakes } = page(fields, body);
  expect(mistakes).toEqual([
    expect.stringContaining(`${line}expected the key of a rule in state-rules, found `),
  ]);
});

test('a field may be a fact; a reference to an unknown fact is a mistake that lists the known keys', () => {
  expect(page({ figure: { from: 'pricing.ppc.amount' } }).fields).toEqual({ figure: '$1,500' });
  expect(page({ stats: [{ figure: { from: 'pricing.seo' } }] }).mistakes).toEqual([
    'line 2: stats.0.figure: expected one of pricing.ppc.amount, found pricing.seo',
  ]);
  const hours = { hours: { from: '09:00', to: '17:00' } };
  expect(page(hours).fields).toEqual(hours);
});

test('the facts of a folder: prices of packages and services, the setup, promises and sessions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'pages'));
  writeFileSync(
    join(folder, 'pages/pricing.yaml'),
    stringify({
      sections: [
        { packages: [{ name: 'Market Domination', priceRange: '$10,000-$15,000' }] },
        { prices: [{ name: 'PPC', price: '$1,500/month plus ad spend', href: '/services/ppc' }] },
        { fee: { price: '$2,000-$5,000' } },
      ],
    }),
  );
  writeFileSync(join(folder, 'pages/contact.yaml'), 'answerTime: Within 24 hours\n');
  writeFileSync(join(folder, 'site.yaml'), 'sessions: { minutes: 30 }\n');
  expect(Object.fromEntries(readFactBook(folder))).toMatchObject({
    'pricing.market-domination': '$10,000-$15,000',
    'pricing.market-domination.name': 'Market Domination',
    'pricing.ppc': '$1,500/month plus ad spend',
    'pricing.ppc.amount': '$1,500',
    'pricing.setup': '$2,000-$5,000',
    'contact.answerTime': 'Within 24 hours',
    'sessions.length': '30 minutes',
  });
});

test('braces that are not a reference are unchanged, and so are values that are not text', () => {
  const fields = { text: '{brand} {rules} [[GMB]]', order: 1, sample: true, none: null };
  expect(page(fields).fields).toEqual(fields);
});
