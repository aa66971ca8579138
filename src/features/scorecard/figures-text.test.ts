import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyReport } from './any-report.fixture.ts';
import { FIGURES_TEXT_MAX, figuresText, readCount, readFigures, resultHash } from './figures-text.ts';
import { SAMPLE_FACTS, SCORECARD_PARTS } from './profile-facts.ts';
import { allFacts, countFrom, sourceOf } from './report.ts';

const SAMPLE = {
  businessName: 'Whitfield & Cole',
  found: SAMPLE_FACTS,
  own: { photoCount: 30, hasPosts: true },
};
const TEXT =
  'completeness=95-simulated&photos=30&reviews=8-simulated&website=yes-simulated&hours=yes-simulated&description=no-simulated&posts=yes';

test('the text of a result names each figure and says which are simulated', () => {
  expect(figuresText(SAMPLE)).toBe(TEXT);
  expect(figuresText({ ...SAMPLE, found: {} })).toBeUndefined();
});

test('an address has the name only where it is wanted, and nothing else of the form', () => {
  expect(resultHash(SAMPLE)).toBe(`#${TEXT}`);
  expect(resultHash(SAMPLE, true)).toBe(`#${TEXT}&firm=Whitfield+%26+Cole`);
  expect(resultHash({ ...SAMPLE, businessName: '' }, true)).toBe(`#${TEXT}`);
});

test.each([
  ['completeness', '85 %', 85],
  ['completeness', '85percent', 85],
  ['completeness', '101%', undefined],
  ['reviews', '1,204', 1204],
  ['reviews', '85%', undefined],
] as const)('%s: "%s" is %s', (part, typed, count) => expect(readCount(part, typed)).toBe(count));

test('a result of chance alone has none', () => expect(resultHash({ ...SAMPLE, own: {} })).toBe(''));

test('an address leads back to the result it was made of', () => {
  fc.assert(
    fc.property(anyReport, fc.boolean(), (report, withName) => {
      const hash = resultHash(report, withName);
      expect(hash === '').toBe(countFrom('yours', report) === 0);
      if (!hash) return;
      const read = readFigures(hash);
      expect(read && allFacts(read)).toEqual(allFacts(report));
      for (const part of SCORECARD_PARTS) expect(read && sourceOf(part, read)).toBe(sourceOf(part, report));
      expect(read?.businessName).toBe(withName ? report.businessName : '');
    }),
  );
});

test.each([
  '',
  '#',
  '#faq',
  '#completeness=95',
  `#${TEXT}`.replace('photos=30', 'photos=-1'),
  `#${TEXT}`.replace('photos=30', 'photos=1e3'),
  `#${TEXT}`.replace('photos=30', 'photos=1000001'),
  `#${TEXT}`.replace('photos=30', 'photos=%00'),
  `#${TEXT}`.replace('95', '101'),
  `#${TEXT}`.replace('posts=yes', 'posts=true'),
  `#${TEXT}`.replace('posts=yes', 'posts=__proto__'),
  `#${TEXT}`.replace('-simulated', '-simulated-simulated'),
  `#${TEXT}&firm=${'x'.repeat(FIGURES_TEXT_MAX)}`,
])('a damaged address is no result: %s', (hash) => expect(readFigures(hash)).toBeUndefined());

test('any text at all is a whole result or none', () => {
  const anyText = fc.oneof(
    fc.string(),
    fc
      .array(
        fc.tuple(
          fc.constantFrom<string>(...SCORECARD_PARTS, 'firm', 'own'),
          fc.oneof(fc.string(), fc.constantFrom('yes', 'no', '7', '7-simulated')),
        ),
      )
      .map((fields) => fields.map((field) => field.join('=')).join('&')),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      const read = readFigures(text);
      if (read) expect(allFacts(read)).toBeDefined();
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['%E2%80%AEgnol', 'gnol'],
  ['x', ''],
  ['W%0AC', 'WC'],
  ['y'.repeat(101), ''],
])('a name in an address is one plain line or left out: %s', (written, name) =>
  expect(readFigures(`#${TEXT}&firm=${written}`)?.businessName).toBe(name),
);

test.each([
  ['photos', '12', 12],
  ['photos', ' 1,200 ', 1200],
  ['photos', '1000000', 1_000_000],
  ['photos', '1000001', undefined],
  ['completeness', '100', 100],
  ['completeness', '101', undefined],
  ['reviews', '', undefined],
  ['reviews', '-3', undefined],
  ['reviews', '3.5', undefined],
  ['reviews', '0x10', undefined],
  ['reviews', '12345678', undefined],
] as const)('typed for %s: "%s" is %s', (part, typed, count) => expect(readCount(part, typed)).toBe(count));
