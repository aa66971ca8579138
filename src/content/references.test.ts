import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { folderWith } from '../../tests/support/folder-with.ts';
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
const RULES: RuleBook = new Map([
  ['aa-name', rule('aa-name', 'An ad names a lawyer.')],
  ['aa-file', rule('aa-file', 'Ads are filed. The fee is $5.')],
]);
const FACTS = new Map([['pricing.ppc.amount', '$1,500']]);
function resolvePage(fields: unknown, body = '') {
  const parts = { fields: yamlFields(stringify(fields)), body, bodyLine: 20 };
  const resolved = resolveReferences(parts, { facts: () => FACTS, rules: () => RULES });
  const mistakes = resolved.mistakes.map(({ message }) => message);
  return { fields: resolved.value, body: resolved.body, mistakes };
}
const source = { name: 'The Bar', url: 'https://bar.example/aa-name', checked: '2026-11-22' };
const ownSource = { name: 'Own', url: 'https://bar.example/aa-file' };
const unchanged = { text: '{brand} {rules} [[GMB]]', order: 1, sample: true, none: null };

test.each<[string, object, object]>([
  [
    'a rule with its number',
    { text: 'So: {rule:aa-name} And more.', list: ['{rule:aa-file}'] },
    {
      text: 'So: An ad names a lawyer (Rule 7.1). And more.',
      list: ['Ads are filed. The fee is $5 (Rule 7.1).'],
    },
  ],
  ['the number alone', { text: 'By {rule:aa-file.number} so.' }, { text: 'By Rule 7.1 so.' }],
  ['the source of a figure', { figure: { source: { rule: 'aa-name' } } }, { figure: { source } }],
  ['a fact', { figure: { from: 'pricing.ppc.amount' } }, { figure: '$1,500' }],
  ['hours, which are no fact', { from: '09:00', to: '17:00' }, { from: '09:00', to: '17:00' }],
  ['other braces and values', unchanged, unchanged],
])('a field may have %s', (_, fields, expected) => {
  expect(resolvePage(fields)).toEqual({ fields: expected, body: '', mistakes: [] });
});

test('a rule in Markdown has its number linked to its source', () => {
  expect(resolvePage({}, '{rule:aa-name} See {rule:aa-file.number}.').body).toBe(
    'An ad names a lawyer ([Rule 7.1](https://bar.example/aa-name)). See [Rule 7.1](https://bar.example/aa-file).',
  );
});

test('a page lists its own sources unchanged, then each source of its rules once', () => {
  const { fields } = resolvePage(
    { sources: [ownSource, ownSource], text: '{rule:aa-file.number}' },
    '{rule:aa-name}',
  );
  expect(fields).toEqual({ sources: [ownSource, ownSource, source], text: 'Rule 7.1' });
});

test('the facts of a folder are its prices, its setup fee, its answer time and its session length', () => {
  const folder = folderWith({
    'pages/pricing.yaml': `sections:
  - packages: [ { name: Market Domination, priceRange: "$10,000-$15,000" } ]
  - prices: [ { name: PPC, price: "$1,500/month plus ad spend", href: /services/ppc } ]
  - fee: { price: "$2,000-$5,000" }
`,
    'pages/contact.yaml': 'answerTime: Within 24 hours\n',
    'site.yaml': 'sessions: { minutes: 30 }\n',
  });
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
