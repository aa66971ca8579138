import { expect, test } from 'vitest';
import { readInUse } from '../../../tests/support/content-in-use.ts';
import { scorecardPageSchema } from './page-schema.ts';
import { originText, resultHeadline, valueText } from './result-text.ts';
import {
  barLength,
  figuresFrom,
  type KnownFacts,
  overallScore,
  partPoints,
  partsToImprove,
  pointsTotal,
  SAMPLE_FACTS,
  SCORECARD_PARTS,
  type ScorecardPart,
  SIMULATED_TEXT,
  statusOf,
} from './score.ts';

const { scorecard: copy } = readInUse('tools/gmb-scorecard.yaml', scorecardPageSchema);

test('each part has its points, and the total is their sum', () => {
  const points = SCORECARD_PARTS.map((part) => partPoints(part, SAMPLE_FACTS));
  expect(points).toEqual([95, 100, 100, 100, 100, 0, 0]);
  expect(pointsTotal(SAMPLE_FACTS)).toBe(495);
});

test.each([
  [{}, 71],
  [{ profileCompleteness: 0, hasPosts: true }, 71],
  [{ profileCompleteness: 100, photoCount: 1_000_000, hasPosts: true, hasDescription: true }, 100],
  [{ photoCount: 0, reviewCount: 0, hasWebsite: false, hasHours: false }, 14],
])('the score is a seventh of the points: %j gives %d', (facts, score) =>
  expect(overallScore({ ...SAMPLE_FACTS, ...facts })).toBe(score),
);

test.each<[ScorecardPart, number | boolean, string, string, number | undefined]>([
  ['completeness', 49, 'bad', '49%', 49],
  ['completeness', 50, 'warning', '50%', 50],
  ['completeness', 80, 'good', '80%', 80],
  ['photos', 9, 'bad', '9 of 20', 45],
  ['photos', 20, 'good', '20', 100],
  ['reviews', 49, 'warning', '49 of 50', 98],
  ['reviews', 1842, 'good', '1,842', 100],
  ['website', false, 'bad', copy.parts.website.absent, undefined],
  ['description', false, 'bad', copy.parts.description.absent, undefined],
  ['posts', true, 'good', copy.parts.posts.present, undefined],
  ['posts', false, 'warning', copy.parts.posts.absent, undefined],
])(
  '%s with the value %s are %s, shown as "%s" with a bar of %s',
  (part, value, status, text, bar) => {
    expect([statusOf(part, value), barLength(part, value)]).toEqual([status, bar]);
    expect(valueText(part, value, copy.parts)).toBe(text);
  },
);

test('every part that is not good has advice, and quick fixes come first', () => {
  const missing = { hasWebsite: false, hasHours: false, reviewCount: 0, profileCompleteness: 79 };
  const order = 'completeness hours website reviews photos description posts';
  const figures = figuresFrom({ ...SAMPLE_FACTS, ...missing }, 'yours');
  expect(partsToImprove(figures).join(' ')).toBe(order);
});

const READ = { photoCount: 12, reviewCount: 8, hasWebsite: true, hasHours: true };
const { hasPosts, ...SIX } = SAMPLE_FACTS;
const NONE = 'None was read from Google.';
const { sample, some } = copy.results;
const someOf = (count: number) => some.replace('{count}', String(count));
const { weak } = copy.parts.reviews;

// A text about linked figures must not call them the visitor's own. A headline judges no firm if its
// figures are simulated or missing.
test.each<[KnownFacts, KnownFacts, KnownFacts, boolean, string, string]>([
  [{}, SAMPLE_FACTS, {}, false, SIMULATED_TEXT, sample],
  [{}, {}, {}, false, `The seven figures: 7 still to look up. ${NONE}`, someOf(0)],
  [SIX, {}, {}, false, `The seven figures: 6 yours, 1 still to look up. ${NONE}`, someOf(6)],
  [SAMPLE_FACTS, {}, {}, true, `The seven figures: 7 from the link. ${NONE}`, weak],
  [{}, {}, READ, false, 'The seven figures: 4 from Google Maps, 3 still to look up.', someOf(4)],
  [SIX, {}, { hasPosts: true }, false, 'The seven figures: 1 from Google Maps, 6 yours.', weak],
])(
  'typed %o, simulated %o, read %o, linked %s is described as: %s',
  (typedFacts, simulatedFacts, readFacts, isLinked, text, verdict) => {
    const figures = {
      ...figuresFrom(simulatedFacts, 'simulated'),
      ...figuresFrom(readFacts, 'google'),
      ...figuresFrom(typedFacts, 'yours'),
    };
    expect(originText(figures, isLinked)).toBe(text);
    expect(resultHeadline('', figures, copy)).toBe(`${copy.results.unnamed}: ${verdict}.`);
  },
);
