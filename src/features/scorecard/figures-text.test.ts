import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyReport } from './any-report.fixture.ts';
import {
  FIGURES_TEXT_MAX,
  figuresText,
  readCount,
  readFigures,
  resultHash,
} from './figures-text.ts';
import { SAMPLE_FACTS, SCORECARD_PARTS } from './profile-facts.ts';
import { countFrom, factsOf, sourceOf } from './report.ts';

const SAMPLE = {
  businessName: 'Whitfield & Cole',
  found: SAMPLE_FACTS,
  own: { ...SAMPLE_FACTS, photoCount: 30, hasPosts: true },
};
const TEXT = 'completeness=95&photos=30&reviews=8&website=yes&hours=yes&description=no&posts=yes';

test('the text of a result names each figure and says that it is simulated', () => {
  expect(figuresText(SAMPLE)).toBe(TEXT);
  expect(figuresText({ ...SAMPLE, own: {} })).toMatch(
    /^completeness=95-simulated&photos=12-simulated&/,
  );
  expect(figuresText({ ...SAMPLE, found: {}, own: {} })).toBeUndefined();
});

test('once somebody has put one in, what chance has drawn is no part of it', () =>
  expect(figuresText({ ...SAMPLE, own: { photoCount: 30, hasPosts: true } })).toBe(
    'photos=30&posts=yes',
  ));

test('an address has the name only where it is wanted, and nothing else of the form', () => {
  expect(resultHash(SAMPLE)).toBe(`#${TEXT}`);
  expect(resultHash(SAMPLE, true)).toBe(`#${TEXT}&firm=Whitfield+%26+Cole`);
  expect(resultHash({ ...SAMPLE, businessName: '' }, true)).toBe(`#${TEXT}`);
});

test('a result of chance alone has none', () =>
  expect(resultHash({ ...SAMPLE, own: {} })).toBe(''));

test('an address leads back to the result it was made of', () => {
  fc.assert(
    fc.property(anyReport, fc.boolean(), (report, withName) => {
      const hash = resultHash(report, withName);
      expect(hash === '').toBe(countFrom('yours', report) === 0);
      if (!hash) return;
      const read = readFigures(hash);
      expect(read && factsOf(read)).toEqual(factsOf(report));
      for (const part of SCORECARD_PARTS)
        expect(read && sourceOf(part, read)).toBe(sourceOf(part, report));
      expect(read?.businessName).toBe(withName ? report.businessName : '');
    }),
  );
});

test.each([
  '',
  '#',
  '#faq',
  '#completeness=yes',
  `#${TEXT}`.replace('photos=30', 'photos=-1'),
  `#${TEXT}`.replace('photos=30', 'photos=1e3'),
  `#${TEXT}`.replace('photos=30', 'photos=1000001'),
  `#${TEXT}`.replace('photos=30', 'photos=%00'),
  `#${TEXT}`.replace('95', '101'),
  `#${TEXT}`.replace('posts=yes', 'posts=true'),
  `#${TEXT}`.replace('posts=yes', 'posts=__proto__'),
  `#${TEXT}`.replace('photos=30', 'photos=30-simulated-simulated'),
  `#${TEXT}&firm=${'x'.repeat(FIGURES_TEXT_MAX)}`,
])('a damaged address is no result: %s', (hash) => expect(readFigures(hash)).toBeUndefined());

test('any text at all is a result with a figure, or none', () => {
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
      if (read) expect(countFrom(undefined, read)).toBeLessThan(SCORECARD_PARTS.length);
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
  ['photos', ' 1,200 ', 1200],
  ['photos', '1000000', 1_000_000],
  ['photos', '1000001', undefined],
  ['completeness', '100', 100],
  ['completeness', '101', undefined],
  ['completeness', '85 %', 85],
  ['reviews', '85%', undefined],
  ['reviews', '', undefined],
  ['reviews', '-3', undefined],
  ['reviews', '3.5', undefined],
] as const)('typed for %s: "%s" is %s', (part, typed, count) =>
  expect(readCount(part, typed)).toBe(count),
);
