import { casesBehind } from './case-range.ts';
import type { Figures } from './figures.ts';

/** Where a range lies: wholly under the ceiling, wholly over it, or across. */
type Side = 'under' | 'over' | 'across';

/** What would bring a cost per signed case to the ceiling; each alone. */
type Change = {
  /** Signed cases more at the same cost. */
  moreCases: number;
  /** Cost less for the same cases, rounded up to a cent. */
  lessCents: number;
  /** Share of the inquiries that would have to sign; undefined where there are too few inquiries, or none are known. */
  signRate: number | undefined;
};

/** What follows from one channel's figures. Undefined wherever there is nothing to divide by. */
export type Answer = Figures & {
  perCaseCents: number | undefined;
  /** `highCents` is undefined where nothing bounds it: no case has signed. */
  range: { lowCents: number; highCents: number | undefined } | undefined;
  perInquiryCents: number | undefined;
  /** From 0 to 1; undefined also where more cases than inquiries are entered. */
  signRate: number | undefined;
  /** Ceiling less cost per signed case: above 0 is under the ceiling. */
  gapCents: number | undefined;
  /** Fewest cases whose fees pay for the cost. */
  breakEvenCases: number | undefined;
  /** Fewest cases at which a case costs no more than the ceiling. */
  ceilingCases: number | undefined;
  side: Side | undefined;
  /** Undefined where the cost is at the ceiling or under it. */
  change: Change | undefined;
};

const divided = (whole: number, by: number | undefined) => (by ? whole / by : undefined);

/** What a division of exact numbers may be off by, as a part of the result. */
const ROUNDING = 1e-12;
/** The next whole number, unless it is above one only by rounding. */
const roundUp = (value: number) => Math.ceil(value * (1 - ROUNDING));

/** Spending without a contact has no case to be divided by: tools that several channels share. */
const isShared = ({ inquiries, signed }: Figures) => inquiries === 0 && signed === 0;

function rangeOf(figures: Figures) {
  const { costCents, signed } = figures;
  if (costCents === 0 || isShared(figures)) return undefined;
  const { least, most } = casesBehind(signed);
  return { lowCents: costCents / most, highCents: signed === 0 ? undefined : costCents / least };
}

function sideOf(range: Answer['range'], ceilingCents: number | undefined): Side | undefined {
  if (!range || ceilingCents === undefined) return undefined;
  if (range.lowCents > ceilingCents) return 'over';
  return range.highCents !== undefined && range.highCents < ceilingCents ? 'under' : 'across';
}

function changeOf({ costCents, inquiries, signed }: Figures, ceilingCents: number, needed: number) {
  if (needed <= signed) return undefined;
  return {
    moreCases: needed - signed,
    lessCents: roundUp(costCents - ceilingCents * signed),
    signRate: inquiries !== undefined && inquiries >= needed ? needed / inquiries : undefined,
  };
}

/** What the figures of a channel, or of all together, say; never a number that is not finite. */
export function answerTo(figures: Figures): Answer {
  const { costCents, inquiries, signed, averageFeeCents, ceilingCents } = figures;
  const perCaseCents = costCents > 0 ? divided(costCents, signed) : undefined;
  const range = rangeOf(figures);
  const cases = (eachCents: number | undefined) =>
    costCents > 0 && eachCents && !isShared(figures) ? roundUp(costCents / eachCents) : undefined;
  const ceilingCases = cases(ceilingCents);
  const canChange = ceilingCents !== undefined && ceilingCases !== undefined;
  const change = canChange ? changeOf(figures, ceilingCents, ceilingCases) : undefined;
  const gapCents =
    perCaseCents === undefined || ceilingCents === undefined ? undefined : ceilingCents - perCaseCents;
  return {
    ...figures,
    perCaseCents,
    range,
    perInquiryCents: costCents > 0 ? divided(costCents, inquiries) : undefined,
    signRate: inquiries !== undefined && signed <= inquiries ? divided(signed, inquiries) : undefined,
    // Below 0 exactly where something would have to change, whatever the rounding.
    gapCents: gapCents !== undefined && !change ? Math.max(gapCents, 0) : gapCents,
    breakEvenCases: cases(averageFeeCents),
    ceilingCases,
    side: sideOf(range, ceilingCents),
    change,
  };
}
