import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { anyFacts } from './any-report.fixture.ts';
import { headlineParts, scorecardHeadline } from './headline.ts';
import { scorecardPageSchema } from './page-schema.ts';
import { type ProfileFacts, SAMPLE_FACTS, SCORECARD_PARTS } from './profile-facts.ts';
import { partPoints, pointsTotal, scorecardResult } from './score.ts';
import { adviceText, markTally, partStanding, partStatuses, recommendedParts } from './status.ts';

const { scorecard: words } = readContentFile(
  inContent('tools/gmb-scorecard.yaml'),
  scorecardPageSchema,
).data;
/** What a result says in its places, held against each other. */
function contradictions(facts: ProfileFacts): string[] {
  const statuses = partStatuses(facts);
  const below = SCORECARD_PARTS.filter((part) => statuses[part] !== 'good');
  const advised = recommendedParts(facts);
  const { best, worst } = headlineParts(facts);
  const headline = scorecardHeadline('Cole', facts, words);
  const { overallScore } = scorecardResult(facts);
  const tally = markTally(facts);
  const said = advised
    .map((part) => adviceText(words.advice[part].text, part, facts, words.parts))
    .join(' ');
  const wrong: Record<string, boolean> = {
    'advice is not for the parts below their mark':
      advised.toSorted().join() !== below.toSorted().join(),
    'the weakest part of the headline has no advice':
      worst !== undefined && !advised.includes(worst),
    'the weakest part of the headline is good': worst !== undefined && statuses[worst] === 'good',
    'another part that is not good stands lower': below.some(
      (part) => worst && partStanding(part, facts) < partStanding(worst, facts),
    ),
    'the best part of the headline is not good': best !== undefined && statuses[best] !== 'good',
    'a part is below its mark and the headline finds nothing':
      headline.includes(words.results.allGood) !== (below.length === 0),
    'no part is good and the headline does not say so':
      headline.includes(words.results.allWeak) !== (below.length === SCORECARD_PARTS.length),
    'the score is not the rounded seventh of its points':
      overallScore !== Math.round(pointsTotal(facts) / SCORECARD_PARTS.length),
    'a good mark with no points': SCORECARD_PARTS.some(
      (part) => statuses[part] === 'good' && partPoints(facts)[part] === 0,
    ),
    'the marks under the score are not those of the rows':
      tally !==
      [
        ['good', 'good', 'good'],
        ['warning', 'warning', 'warnings'],
        ['bad', 'bad', 'bad'],
      ]
        .map(([mark, one, many]) => {
          const count = SCORECARD_PARTS.filter((part) => statuses[part] === mark).length;
          return count && `${count}\u00a0${count === 1 ? one : many}`;
        })
        .filter(Boolean)
        .join(', '),
    'one of a thing is many, or many are one':
      /\b1\s(points|photos|reviews|warnings)\b|\b(?!1\s)\d+\s(point|photo|review|warning)\b/.test(
        `${said} ${tally}`,
      ),
    'something is left to be filled in': /[{}]/.test(`${said}${headline}`),
    'nothing is left to do for a part that is not good': /\b0 (points|photos|reviews)\b/.test(said),
  };
  return Object.keys(wrong).filter((name) => wrong[name]);
}

test('score, rows, headline and advice agree for any profile', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      expect(contradictions(facts)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('a profile that stood at odds with itself: website and hours missing, the rest good', () => {
  const facts = {
    ...SAMPLE_FACTS,
    photoCount: 30,
    reviewCount: 60,
    hasDescription: true,
    hasPosts: true,
  };
  const without = { ...facts, hasWebsite: false, hasHours: false };
  expect(recommendedParts(without)).toEqual(['hours', 'website']);
  expect(scorecardHeadline('Cole', without, words)).toBe('Cole: well reviewed, no website linked.');
});
