import { expect, test } from 'vitest';
import { readFigure, SAMPLE_FACTS } from './score.ts';
import { type ScorecardAction, scorecardTool } from './state.ts';

const { reduce, encode, toSaved, readSaved } = scorecardTool;
const decode = (hash: string) => scorecardTool.decode({ hash, search: '' });
const stateAfter = (...actions: ScorecardAction[]) => actions.reduce(reduce, scorecardTool.initial);
const skipped = { type: 'skipped', businessName: 'Whitfield & Cole' } as const;
const simulated: ScorecardAction[] = [
  { type: 'started' },
  { type: 'analyzed', businessName: 'Nunez', analysis: { facts: SAMPLE_FACTS } },
];
const reading = { placeId: 'ChIJ-0123456789', name: '', address: '', mapsUrl: '', credits: [] };
const read: ScorecardAction[] = [
  { type: 'started' },
  {
    type: 'analyzed',
    businessName: 'Nunez',
    analysis: { facts: SAMPLE_FACTS, reading: { ...reading, found: SAMPLE_FACTS } },
  },
];
const photos = (value?: number) => ({ type: 'figure', part: 'photos', value }) as const;
const typedActions = [
  ...[photos(30), { type: 'figure', part: 'posts', value: true }],
  ...[{ type: 'figure', part: 'website', value: false }],
] as const;
const TEXT = 'photos=30&website=no&posts=yes';

test('form, analysis, results; a failed analysis shows the form again', () => {
  const views = [[], simulated.slice(0, 1), simulated].map(
    (actions) => stateAfter(...actions).view,
  );
  expect(views).toEqual(['form', 'analyzing', 'results']);
  expect(stateAfter({ type: 'started' }, { type: 'failed' })).toEqual(stateAfter());
  expect(stateAfter(...simulated, ...simulated, skipped)).toMatchObject({ businessName: 'Nunez' });
});

test('the address has the visitor’s own figures, and nothing else', () => {
  expect(encode(stateAfter(skipped, ...typedActions))).toBe(`#${TEXT}`);
  for (const state of [stateAfter(), stateAfter(...simulated), stateAfter(skipped)])
    expect(encode(state)).toBe('');
});

test('Back to an entry without figures, as before a footnote, keeps the result', () => {
  const [result, form] = [stateAfter(skipped, ...typedActions), stateAfter()];
  expect(scorecardTool.travel?.(result, form)).toBe(result);
});

test('the visitor’s figure replaces a read one, and all simulated ones', () => {
  expect(stateAfter(...read, photos(3))).toMatchObject({
    figures: { photos: { value: 3, source: 'yours' }, reviews: { source: 'google' } },
  });
  const before = stateAfter(...simulated);
  const figures = { photos: { value: 3, source: 'yours' } };
  expect(reduce(before, photos(3))).toEqual({ ...before, figures });
  expect(reduce(before, photos())).toEqual(before);
});

test('name and figures are saved, also simulated ones; nothing from Google is in an address or saved', () => {
  const figures = expect.stringMatching(/^completeness=95-simulated&photos=12-simulated&/);
  expect(toSaved(stateAfter(...simulated))).toEqual({ businessName: 'Nunez', figures });
  expect(toSaved(stateAfter(...simulated, ...typedActions))).toEqual({
    businessName: 'Nunez',
    figures: TEXT,
  });
  const withOwn = stateAfter(...read, ...typedActions);
  expect([toSaved(stateAfter(...read)), toSaved(withOwn), encode(withOwn)]).toEqual([
    undefined,
    undefined,
    '',
  ]);
});

test('without an own figure the figures of the analysis return, those of Google one by one', () => {
  expect(stateAfter(...simulated, photos(12), photos())).toEqual({
    ...stateAfter(...simulated),
    id: expect.any(Number),
  });
  const other = { type: 'figure', part: 'reviews', value: 7 } as const;
  expect(stateAfter(...read, other, photos(12), photos())).toMatchObject({
    figures: { reviews: { value: 7, source: 'yours' }, photos: { source: 'google' } },
  });
});

test.each([
  null,
  { businessName: 'Nunez' },
  { businessName: 'Nunez', figures: TEXT.replace('30', '-1') },
])('an unknown saved value is ignored: %j', (value) => expect(readSaved(value)).toBeUndefined());

test('a saved name keeps joining characters', () => {
  const saved = { businessName: '\u{1F468}\u200D\u{1F469} Law', figures: TEXT };
  expect(readSaved(saved)).toEqual(saved);
});

test.each([
  ...['', '#faq', '#photos=1000001', '#posts=true', '#posts=__proto__'],
  ...['#photos=30-simulated-simulated', '#completeness=1,0', '#photos=1%2C204'],
])('a damaged address has no result: %s', (hash) => expect(decode(hash)).toBeUndefined());

test.each([
  ['%E2%80%AEgnol', 'gnol'],
  ['x', ''],
  ['W%0AC', 'WC'],
  ['y'.repeat(101), ''],
])('a name in an address is one plain line, or is left out: %s', (name, businessName) =>
  expect(decode(`#${TEXT}&firm=${name}`)).toMatchObject({ businessName }),
);

test.each([
  ['photos', ' 1,200 ', 1200],
  ['photos', '1000000', 1_000_000],
  ['photos', '1000001', undefined],
  ['completeness', '101', undefined],
  ['completeness', '85 %', 85],
  ['reviews', '85%', undefined],
  ['reviews', '', undefined],
  ['reviews', '-3', undefined],
  ['reviews', '3.5', undefined],
] as const)('typed for %s: "%s" is %s', (part, typed, value) =>
  expect(readFigure(part, typed)).toBe(value),
);
