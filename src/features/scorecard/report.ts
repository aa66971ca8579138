import type { Analysis } from './analysis.ts';
import {
  FACT_OF,
  type KnownFacts,
  type ProfileFacts,
  SAMPLE_FACTS,
  SCORECARD_PARTS,
  type ScorecardPart,
} from './profile-facts.ts';
import { SCORECARD_WORDS } from './words.ts';

/** Whose profile, what an analysis has found out about it, and what somebody has put in instead. */
export type Report = Analysis & {
  /** Empty where a link does not say. */
  businessName: string;
  own: KnownFacts;
};

/** Where a figure comes from. */
export type FigureSource = 'simulated' | 'google' | 'yours';

export const sampleReport = (businessName: string): Report => ({
  businessName,
  found: SAMPLE_FACTS,
  own: {},
});

/** Before any analysis: every figure is still to be put in. */
export const emptyReport = (businessName: string): Report => ({ businessName, found: {}, own: {} });

/** Once somebody has put a figure in, what chance has drawn says nothing of the profile any more. */
const isOnlyOwn = ({ own, reading }: Report) =>
  !reading && Object.values(own).some((figure) => figure !== undefined);

/** A figure that was put in stands before one that was found. */
export function factsOf(report: Report): KnownFacts {
  const { own } = report;
  const found = isOnlyOwn(report) ? {} : report.found;
  return Object.fromEntries(Object.values(FACT_OF).map((name) => [name, own[name] ?? found[name]]));
}

/** All seven figures, or undefined as long as one is missing: without it there is no score. */
export function allFacts(report: Report): ProfileFacts | undefined {
  const facts = factsOf(report);
  return SCORECARD_PARTS.every((part) => facts[FACT_OF[part]] !== undefined)
    ? (facts as ProfileFacts)
    : undefined;
}

/** Undefined for a figure that is missing. */
export function sourceOf(part: ScorecardPart, report: Report): FigureSource | undefined {
  const name = FACT_OF[part];
  if (report.own[name] !== undefined) return 'yours';
  if (factsOf(report)[name] === undefined) return undefined;
  return report.reading ? 'google' : 'simulated';
}

/** How many of the seven figures come from there; undefined: how many are missing. */
export const countFrom = (source: FigureSource | undefined, report: Report) =>
  SCORECARD_PARTS.filter((part) => sourceOf(part, report) === source).length;

const are = (count: number) => (count === 1 ? 'is' : 'are');
const were = (count: number) => (count === 1 ? 'was' : 'were');

/** Google's figures are named as such: who reads them elsewhere looks at the profile. */
function readLine(read: number, own: number, missing: number) {
  const whose = own > 0 ? `, ${own} ${are(own)} yours` : '';
  const rest = missing === 1 ? 'the one that is missing' : `the ${missing} that are missing`;
  const look = missing > 0 ? ` Please look up ${rest}.` : '';
  return `${read} of the seven figures ${were(read)} read from Google Maps${whose}.${look}`;
}

/** Where the figures of a result come from, in a line before them. `isLinked`: somebody else has sent it. */
export function originLine(report: Report, isLinked: boolean): string {
  const own = countFrom('yours', report);
  const read = countFrom('google', report);
  if (read > 0) return readLine(read, own, countFrom(undefined, report));
  if (countFrom('simulated', report) > 0) return SCORECARD_WORDS.simulated;
  if (own === 0) return 'None of the seven figures is in yet. Nothing is read from Google.';
  const whose = isLinked ? 'come from the link' : 'are yours';
  if (own === SCORECARD_PARTS.length)
    return `All seven figures ${whose}. None was read from Google.`;
  const first = isLinked
    ? `${own} of the seven figures ${were(own)} put in by whoever made this link`
    : `${own} of the seven figures ${are(own)} yours`;
  return `${first}. None was read from Google.`;
}

/** In the place of a score while figures are missing: the content's line, with how many there are for its "{count}". */
export const noScoreYet = (report: Report, line: string) =>
  line.replace('{count}', String(SCORECARD_PARTS.length - countFrom(undefined, report)));

/** At each row: who says so. */
export function sourceLabel(source: FigureSource | undefined, isLinked: boolean): string {
  if (source === 'yours') return isLinked ? 'put in' : 'yours';
  if (source === 'google') return 'Google Maps';
  return source ?? 'please look';
}
