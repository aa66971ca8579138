import { expect, test } from 'vitest';
import { type RuleBook, withRules } from './references.ts';

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
    [rule('aa-name', text), rule('aa-file', 'Ads are filed. The fee is $5.')].map((one) => [
      one.key,
      one,
    ]),
  );
const page = (fields: unknown, body = '') =>
  withRules(
    { fields, body },
    { source: `title: A\n${JSON.stringify(fields)}\n${body}`, rules: () => book() },
  );

test('a rule in a field: what it asks with its number, or the number alone', () => {
  expect(
    page({ text: 'So: {rule:aa-name} And {rule:aa-file.number} too.', list: ['{rule:aa-file}'] }),
  ).toEqual({
    fields: {
      text: 'So: An ad names a lawyer (Rule 7.1). And Rule 7.1 too.',
      list: ['Ads are filed. The fee is $5 (Rule 7.1).'],
    },
    body: '',
  });
});

test('a rule in markdown has its number linked to where it can be read', () => {
  expect(page({}, '{rule:aa-name} See {rule:aa-file.number}.').body).toBe(
    'An ad names a lawyer ([Rule 7.1](https://bar.example/aa-name)). See [Rule 7.1](https://bar.example/aa-file).',
  );
});

test('a page with sources lists those of its rules after its own, each address once, its own untouched', () => {
  const own = { name: 'Own', url: 'https://bar.example/aa-file' };
  const { fields } = page({ sources: [own, own], text: '{rule:aa-file.number}' }, '{rule:aa-name}');
  const added = { name: 'The Bar', url: 'https://bar.example/aa-name', checked: '2026-11-22' };
  expect(fields).toEqual({ sources: [own, own, added], text: 'Rule 7.1' });
});

test('a rule may be the source of a figure', () => {
  const source = { name: 'The Bar', url: 'https://bar.example/aa-name', checked: '2026-11-22' };
  expect(page({ figure: { source: { rule: 'aa-name' } } }).fields).toEqual({ figure: { source } });
});

test.each([
  [{ text: 'By {rule:aa-nane}' }, ''],
  [{ text: '{rule:aa-nane.number}' }, ''],
  [{}, '\nBy {rule:aa-nane}'],
])('a reference to no rule stops with line and key: %j %s', (fields, body) => {
  expect(() => page(fields, body)).toThrow(
    `line ${body ? 4 : 2}: {rule:aa-nane}: expected the key of a rule in state-rules`,
  );
});

test('so does a source that is no rule', () => {
  const source = 'figure:\n  source:\n    rule: aa-nane\n';
  const wrong = () =>
    withRules(
      { fields: { source: { rule: 'aa-nane' } }, body: '' },
      { source, rules: () => book() },
    );
  expect(wrong).toThrow('line 3: {rule:aa-nane}');
});

test('a mark that is no reference stays as it is, and so does what is no text', () => {
  const fields = { text: '{brand} {rules} [[GMB]]', order: 1, sample: true, none: null };
  expect(page(fields).fields).toEqual(fields);
});

test('the rules are read only where there is a reference', () => {
  const unread = () => {
    throw new Error('read');
  };
  const read = withRules({ fields: { text: '{brand}' }, body: '' }, { source: '', rules: unread });
  expect(read.fields).toEqual({ text: '{brand}' });
});
