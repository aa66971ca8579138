import type { Analysis } from './analysis.ts';
import {
  FACT_OF,
  type KnownFacts,
  type ProfileFacts,
  SAMPLE_FACTS,
  SCORECARD_PARTS,
  type ScorecardPart,
} from './profile-facts.ts';

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
