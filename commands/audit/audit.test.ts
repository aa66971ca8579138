import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { GOOD_PAGE } from '../../src/features/page-reader/engine/page.fixture.ts';
import { cohensKappa } from './agreement.ts';
import { exactInterval } from './exact-interval.ts';
import { runAudit } from './run.ts';
import { isRight } from './score.ts';
import { agreementOf, csvRows, sheetLabels } from './sheets.ts';
import { keep, sha256 } from './study.ts';

const folder = mkdtempSync(join(tmpdir(), 'northbar-audit-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [38, 50, 0.618, 0.869],
  [4, 150, 0.007, 0.067],
  [0, 10, 0, 0.308],
  [10, 10, 0.692, 1],
])('%i of %i lies between %f and %f, exactly', (hits, n, low, high) => {
  const interval = exactInterval(hits, n);
  expect(interval.low).toBeCloseTo(low, 3);
  expect(interval.high).toBeCloseTo(high, 3);
});

test('kappa leaves out what two readers would agree on by chance', () => {
  // 20 and 15 alike of 50 (the usual textbook table): 0.4
  const pairs = [
    ...Array(20).fill('yy'),
    ...Array(5).fill('yn'),
    ...Array(10).fill('ny'),
    ...Array(15).fill('nn'),
  ] as string[];
  expect(
    cohensKappa(
      pairs.map((pair) => pair.charAt(0)),
      pairs.map((pair) => pair.charAt(1)),
    ),
  ).toBeCloseTo(0.4, 10);
  expect(cohensKappa(['a', 'a'], ['a', 'a'])).toBe(1);
});

test('a study is read again from its bytes, and tells when these are others', async () => {
  const bytes = Buffer.from(GOOD_PAGE);
  const fetched = { url: 'https://www.reyes.example/wrongful-termination', status: 200, hops: [] };
  const kept = {
    address: 'www.reyes.example',
    at: '2026-11-25T12:00:00.000Z',
    ms: 5,
    sha256: sha256(bytes),
    fetched,
  };
  keep(folder, 0, kept, bytes);
  keep(folder, 1, { address: 'gone.example', at: kept.at, ms: 1, unread: 'gone' }, undefined);
  const told: string[] = [];
  await runAudit(['--replay', folder], (line) => told.push(line));
  expect(told).toEqual([`1 of 2 pages read: facts.csv, figures.csv, sheet.csv in ${folder}`]);
  const [head = [], first = [], second = []] = csvRows(
    readFileSync(join(folder, 'facts.csv'), 'utf8'),
  );
  expect(first[head.indexOf('first-fee: quotation')]).toBe('Our consultation fee is $150.');
  expect(second[head.indexOf('unread')]).toBe('gone');
  writeFileSync(join(folder, 'pages', '0001.html'), 'other');
  await expect(runAudit(['--replay', folder], () => undefined)).rejects.toThrow(
    'not the bytes that were fetched',
  );
});

test('two sheets are compared check by check, and a label that is none is named', () => {
  const sheet = (...labels: string[]) =>
    [
      'number,address,check,label,quotation',
      ...labels.map(
        (label, index) => `000${index + 1},"https://a.example/?b=1,2",h1,${label},"a ""b"""`,
      ),
    ].join('\r\n');
  const [one, other] = [sheet('found', 'not found'), sheet('found', 'found')].map((text) =>
    sheetLabels('one.csv', text),
  );
  expect(agreementOf(one ?? new Map(), other ?? new Map())).toMatch(
    /h1 +1 of 2 alike, kappa 0\.00[\s\S]*0002 h1: not found \/ found/,
  );
  expect(() => sheetLabels('one.csv', sheet('maybe'))).toThrow(
    'one.csv: page 0001, h1: expected found, not found, cannot tell, found "maybe"',
  );
});

test.each([
  ['opening', 'found', 'Two years.', 'found', 'Two years.', true],
  ['opening', 'found', 'We fight.', 'found', 'Two years.', false],
  ['admission', 'found', 'Licensed in Ohio.', 'found', 'Admitted in Ohio.', true],
  ['admission', 'not found', '', 'found', 'Admitted in Ohio.', false],
  ['admission', 'cannot tell', '', 'found', 'Admitted in Ohio.', undefined],
] as const)(
  '%s, read %s %j and labeled %s %j: right is %s',
  (id, outcome, quote, label, theirs, right) => {
    expect(isRight({ id, outcome, quote }, { label, quote: theirs })).toBe(right);
  },
);

test('a call that says nothing gets the ways to call', async () => {
  await expect(runAudit([], () => undefined)).rejects.toThrow('npm run audit -- urls.txt --out');
});
