import { expect, test } from 'vitest';
import type { Analysis } from './analysis.ts';
import { READING } from './reading.fixture.ts';
import { readFigure, SAMPLE_FACTS, type ScorecardPart } from './score.ts';
import { type ScorecardAction, scorecardTool } from './state.ts';

const { reduce, encode, toSavedValue, parseSavedValue } = scorecardTool;
const decode = (hash: string) => scorecardTool.decode({ hash, search: '' });
const stateAfter = (...actions: ScorecardAction[]) => actions.reduce(reduce, scorecardTool.initial);
const ownFiguresStarted = { type: 'skipped', businessName: 'Whitfield & Cole' } as const;
const analysisActions = (analysis: Analysis): ScorecardAction[] => [
  { type: 'started' },
  { type: 'analyzed', businessName: 'Nunez', analysis },
];
const simulatedActions = analysisActions({ facts: SAMPLE_FACTS });
const profileActions = analysisActions({
  facts: SAMPLE_FACTS,
  reading: { ...READING, found: SAMPLE_FACTS },
});
const typeFigure = (part: ScorecardPart, value?: number | boolean) =>
  ({ type: 'figure', part, value }) as const;
const typePhotos = (value?: number) => typeFigure('photos', value);
const typedActions = [typePhotos(30), typeFigure('posts', true), typeFigure('website', false)];
const TEXT = 'photos=30&website=no&posts=yes';

test('the form leads to the analysis and the results; a failed analysis shows the form again', () => {
  expect(stateAfter().view).toBe('form');
  expect(stateAfter({ type: 'started' }).view).toBe('analyzing');
  expect(stateAfter(...simulatedActions).view).toBe('results');
  expect(stateAfter({ type: 'started' }, { type: 'failed' })).toEqual(stateAfter());
  expect(stateAfter(...simulatedActions, ...simulatedActions, ownFiguresStarted)).toMatchObject({
    businessName: 'Nunez',
  });
});

test('the address has only figures that the visitor typed', () => {
  expect(encode(stateAfter(ownFiguresStarted, ...typedActions))).toBe(`#${TEXT}`);
  for (const state of [
    stateAfter(),
    stateAfter(...simulatedActions),
    stateAfter(ownFiguresStarted),
  ])
    expect(encode(state)).toBe('');
});

test('a typed figure replaces one figure of the profile, or all simulated figures', () => {
  expect(stateAfter(...profileActions, typePhotos(3))).toMatchObject({
    figures: { photos: { value: 3, source: 'yours' }, reviews: { source: 'google' } },
  });
  const before = stateAfter(...simulatedActions);
  const figures = { photos: { value: 3, source: 'yours' } };
  expect(reduce(before, typePhotos(3))).toEqual({ ...before, figures });
  expect(reduce(before, typePhotos())).toEqual(before);
});

test('typed and simulated figures are saved with the name; figures of Google are neither saved nor linked', () => {
  const figures = expect.stringMatching(/^completeness=95-simulated&photos=12-simulated&/);
  expect(toSavedValue(stateAfter(...simulatedActions))).toEqual({ businessName: 'Nunez', figures });
  const own = { businessName: 'Nunez', figures: TEXT };
  expect(toSavedValue(stateAfter(...simulatedActions, ...typedActions))).toEqual(own);
  const withOwn = stateAfter(...profileActions, ...typedActions);
  expect([stateAfter(...profileActions), withOwn].map(toSavedValue)).toEqual([
    undefined,
    undefined,
  ]);
  expect(encode(withOwn)).toBe('');
});

test('without typed figures the simulated figures return; each figure of Google returns separately', () => {
  const unchanged = { ...stateAfter(...simulatedActions), id: expect.any(Number) };
  expect(stateAfter(...simulatedActions, typePhotos(12), typePhotos())).toEqual(unchanged);
  expect(
    stateAfter(...profileActions, typeFigure('reviews', 7), typePhotos(12), typePhotos()),
  ).toMatchObject({
    figures: { reviews: { value: 7, source: 'yours' }, photos: { source: 'google' } },
  });
});

test.each([
  null,
  { businessName: 'Nunez' },
  { businessName: 'Nunez', figures: TEXT.replace('30', '-1') },
])('an unknown saved value is ignored: %j', (value) =>
  expect(parseSavedValue(value)).toBeUndefined(),
);

test('a saved name is restored with its zero-width joiners', () => {
  const saved = { businessName: '\u{1F468}\u200D\u{1F469} Law', figures: TEXT };
  expect(parseSavedValue(saved)).toEqual(saved);
});

test.each([
  '',
  '#faq',
  '#photos=1000001',
  '#posts=true',
  '#posts=__proto__',
  '#photos=30-simulated-simulated',
  '#photos=1%2C204',
])('a damaged address has no result: %s', (hash) => expect(decode(hash)).toBeUndefined());

test.each([
  ['%E2%80%AEgnol', 'gnol'],
  ['x', ''],
  ['y'.repeat(101), ''],
])('a name in an address is read as one plain line, or ignored: %s', (name, businessName) =>
  expect(decode(`#${TEXT}&firm=${name}`)).toMatchObject({ businessName }),
);

test.each([
  ['photos', ' 1,200 ', 1200],
  ['photos', '1000000', 1_000_000],
  ['photos', '1000001', undefined],
  ['completeness', '85 %', 85],
  ['reviews', '85%', undefined],
  ['reviews', '', undefined],
] as const)('in the field %s the text "%s" is read as %s', (part, typed, value) =>
  expect(readFigure(part, typed)).toBe(value),
);
