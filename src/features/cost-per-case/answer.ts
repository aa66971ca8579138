import { counted, dollars, percent, rangeText } from './money.ts';

/**
 * Probability of a true cost beyond each end of the range: the range contains the true cost with a probability of at least
 * 80%. The article "cost-per-signed-case" uses the same value.
 */
const TAIL = 0.1;
/** Standard normal deviate with the probability `TAIL` above it. */
const DEVIATE = 1.2815515655446004;
/** Number of steps of Newton's method. The start has three right digits, and each step doubles them. */
const STEPS = 6;
/** A term of a sum below this share no longer changes the sum. */
const NEGLIGIBLE = 1e-17;
/** From this number on, Stirling's series is exact to the precision of a number. */
const STIRLING_FROM = 20;

/** Returns the logarithm of n!; n is a whole number from 0. */
function logFactorial(n: number) {
  if (n < STIRLING_FROM) {
    let product = 1;
    for (let factor = 2; factor <= n; factor++) product *= factor;
    return Math.log(product);
  }
  return (
    (n + 0.5) * Math.log(n) - n + Math.log(2 * Math.PI) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3)
  );
}

/**
 * Returns the mean of the Poisson distribution whose value is below `count` (1 or more) with the probability `below`:
 * CHISQ.INV(1 - below, 2 * count) / 2 in a spreadsheet.
 */
function meanFor(count: number, below: number) {
  const side = below < 0.5 ? DEVIATE : -DEVIATE;
  // The start is the approximation of Wilson and Hilferty.
  let mean = count * Math.max(1 - 1 / (9 * count) + side / (3 * Math.sqrt(count)), 0.1) ** 3;
  const last = logFactorial(count - 1);
  for (let step = 0; step < STEPS; step++) {
    const density = Math.exp((count - 1) * Math.log(mean) - mean - last);
    let term = density;
    let sum = density;
    for (let n = count - 1; n > 0 && (term > sum * NEGLIGIBLE || n > mean); n--) {
      term *= n / mean;
      sum += term;
    }
    mean += (sum - below) / density;
  }
  return mean;
}

/**
 * Returns the least and the greatest mean from which a count may come: the exact interval of a Poisson count (Garwood). It
 * contains the true mean with a probability of at least 80%. `least` is 0 for a count of 0.
 */
export function casesBehind(signed: number): { least: number; most: number } {
  return { least: signed === 0 ? 0 : meanFor(signed, 1 - TAIL), most: meanFor(signed + 1, TAIL) };
}

/** The figures of one channel or of all channels together. Undefined means not entered. */
export type ChannelFigures = {
  costCents: number;
  inquiries: number | undefined;
  signed: number;
  /** Average fee per client. */
  averageFeeCents: number | undefined;
  /** Maximum cost of a signed case: the share of the average fee that the firm will spend. */
  ceilingCents: number | undefined;
};

/** Position of a range relative to the ceiling: completely under it, completely over it, or across it. */
type Side = 'under' | 'over' | 'across';

/** Three changes. Each one alone would lower the cost per signed case to the ceiling. */
type Change = {
  /** Additional signed cases at the same cost. */
  moreCases: number;
  /** Reduction of the cost for the same number of cases, rounded up to a cent. */
  lessCents: number;
  /** Share of the inquiries that would have to sign; undefined if inquiries are unknown or too few. */
  signRate: number | undefined;
};

/** The result of one channel's figures. A value is undefined if its division has no divisor. */
export type CostAnswer = ChannelFigures & {
  perCaseCents: number | undefined;
  /** `highCents` is undefined if no case has signed, because nothing limits the cost. */
  range: { lowCents: number; highCents: number | undefined } | undefined;
  perInquiryCents: number | undefined;
  /** From 0 to 1. Also undefined if more cases than inquiries are entered. */
  signRate: number | undefined;
  /** Ceiling minus cost per signed case: positive if the cost is under the ceiling. */
  gapCents: number | undefined;
  /** Minimum number of cases whose fees cover the cost. */
  breakEvenCases: number | undefined;
  /** Minimum number of cases at which a case costs no more than the ceiling. */
  ceilingCases: number | undefined;
  side: Side | undefined;
  /** Undefined if the cost is not over the ceiling. */
  change: Change | undefined;
};

const divided = (whole: number, by: number | undefined) => (by ? whole / by : undefined);

/** Largest relative rounding error of a division of exact numbers. */
const ROUNDING = 1e-12;
/** Rounds up, except where the value is above a whole number only by a rounding error. */
const roundUp = (value: number) => Math.ceil(value * (1 - ROUNDING));

function rangeOf(costCents: number, signed: number) {
  const { least, most } = casesBehind(signed);
  return { lowCents: costCents / most, highCents: divided(costCents, least) };
}

function sideOf(range: CostAnswer['range'], ceilingCents: number | undefined): Side | undefined {
  if (!range || ceilingCents === undefined) return undefined;
  if (range.lowCents > ceilingCents) return 'over';
  return range.highCents !== undefined && range.highCents < ceilingCents ? 'under' : 'across';
}

/** Returns the changes. `needed` is the minimum number of cases at which a case costs no more than the ceiling. */
function changeOf(figures: ChannelFigures, ceilingCents: number, needed: number) {
  const { costCents, inquiries, signed } = figures;
  if (needed <= signed) return undefined;
  return {
    moreCases: needed - signed,
    lessCents: roundUp(costCents - ceilingCents * signed),
    signRate: inquiries !== undefined && inquiries >= needed ? needed / inquiries : undefined,
  };
}

/** Returns the result of the figures of one channel or of all together. Every number in it is finite. */
export function answerTo(figures: ChannelFigures): CostAnswer {
  const { costCents, inquiries, signed, averageFeeCents, ceilingCents } = figures;
  const hasCost = costCents > 0;
  // Spending without inquiries and cases has no cost per case: for example, a tool that several channels share.
  const isDivided = hasCost && !(inquiries === 0 && signed === 0);
  const range = isDivided ? rangeOf(costCents, signed) : undefined;
  const casesAt = (cents: number | undefined) =>
    isDivided && cents ? roundUp(costCents / cents) : undefined;
  const ceilingCases = casesAt(ceilingCents);
  const change =
    ceilingCents && ceilingCases ? changeOf(figures, ceilingCents, ceilingCases) : undefined;
  const perCaseCents = hasCost ? divided(costCents, signed) : undefined;
  const gapCents =
    perCaseCents && ceilingCents !== undefined ? ceilingCents - perCaseCents : undefined;
  return {
    ...figures,
    perCaseCents,
    range,
    perInquiryCents: hasCost ? divided(costCents, inquiries) : undefined,
    signRate:
      inquiries !== undefined && signed <= inquiries ? divided(signed, inquiries) : undefined,
    // Negative only if a change is necessary, whatever the rounding.
    gapCents: gapCents !== undefined && !change ? Math.max(gapCents, 0) : gapCents,
    breakEvenCases: casesAt(averageFeeCents),
    ceilingCases,
    side: sideOf(range, ceilingCents),
    change,
  };
}

/** The data of a channel that sentences need. */
export type AnsweredChannel = {
  name: string;
  /**
   * The reason why a filled row is left out. A row without its signed cases has no cost per case, because 0 may be meant.
   */
  leftOut: 'unreadable' | 'signedBlank' | undefined;
  /** Undefined for a blank row and for a row that is left out. */
  answer: CostAnswer | undefined;
};

const signedCases = (count: number) => counted(count, 'signed case');
const limitText = (cents: number) => `the ${dollars(cents)} a case may cost`;

/** Returns the side of the ceiling on which a cost is, after rounding to the shown amount. */
export function gapSide(gapCents: number) {
  if (dollars(Math.abs(gapCents)) === '$0') return 'at';
  return gapCents < 0 ? 'over' : 'under';
}

/** Returns "$555 under", "$800 over" or "at it". */
export function gapText(gapCents: number) {
  const side = gapSide(gapCents);
  return side === 'at' ? 'at it' : `${dollars(Math.abs(gapCents))} ${side}`;
}

function figureText({ perCaseCents, costCents, signed, range }: CostAnswer) {
  if (perCaseCents !== undefined) return dollars(perCaseCents);
  if (costCents === 0) return signed > 0 ? 'no cost' : 'nothing yet';
  return range ? 'no case yet' : 'shared cost';
}

const VERDICTS = { under: 'Keep', across: 'Too early', over: 'Look closer' } as const;

/** Returns the texts of a row; empty texts if it has no answer, and an empty verdict if the ceiling is unknown. */
export const rowTexts = (answer: CostAnswer | undefined) => ({
  total: answer ? `${dollars(answer.costCents)} for ${counted(answer.signed, 'case')}` : '',
  figure: answer ? figureText(answer) : '',
  range: answer?.range ? rangeText(answer.range) : '',
  verdict: answer?.side ? VERDICTS[answer.side] : '',
});

/** Returns the sentence with the answer for all channels. */
export function headline({
  perCaseCents,
  costCents,
  signed,
  gapCents,
  ceilingCents,
  side,
}: CostAnswer): string {
  if (costCents === 0 && signed === 0) return 'No cost is entered yet.';
  if (costCents === 0) return `You have ${signedCases(signed)}, and no cost is entered.`;
  if (perCaseCents === undefined)
    return `You spent ${dollars(costCents)}, and no case has signed yet.`;
  const cost = `A signed case costs ${dollars(perCaseCents)}.`;
  if (ceilingCents === undefined || gapCents === undefined) return cost;
  const gap = gapText(gapCents);
  const beside = gap === 'at it' ? 'what a case may cost' : `${gap} ${limitText(ceilingCents)}`;
  const doubt = ` ${counted(signed, 'case is', 'cases are')} too few to be sure of that.`;
  return `${cost} That is ${beside}.${side === 'across' ? doubt : ''}`;
}

/** Returns the line at the top: the answer or, if no channel has figures, what to enter. */
export const opening = (all: CostAnswer | undefined) =>
  all ? headline(all) : 'Enter what one channel cost, and how many cases it signed, 0 if none.';

/**
 * Returns a sentence on how certain the answer for all channels is. `paidSigned` is the number of cases from channels that
 * cost something.
 */
export function confidenceText(
  { signed, costCents, range }: CostAnswer,
  paidSigned: number,
): string {
  if (!range) return '';
  const put = signed === 1 ? 'puts' : 'put';
  const sure = `${signedCases(signed)} for ${dollars(costCents)} ${put} the true cost at ${rangeText(range)} a case, with 80% confidence.`;
  const free = signed - paidSigned;
  if (free === 0 || paidSigned === 0) return sure;
  return `${sure} ${counted(free, 'case')} came from rows without a cost. A case costs ${dollars(costCents / paidSigned)} without ${free === 1 ? 'it' : 'them'}.`;
}

const NAMES = new Intl.ListFormat('en-US');

/** Returns a sentence that names the channels that are left out (their rows state the reason); empty if there are none. */
export function leftOutText(channels: readonly AnsweredChannel[]): string {
  const names = channels.flatMap(({ name, leftOut }) => (leftOut ? [name] : []));
  if (names.length === 0) return '';
  return `We left out ${NAMES.format(names)} until you enter the signed cases, 0 if none, and every number can be read.`;
}

/** Returns the reason for a channel's verdict; empty if it has none. */
export function verdictReason({ side, range, ceilingCents = 0, signed }: CostAnswer): string {
  if (!side || !range) return '';
  const low = dollars(range.lowCents);
  if (side === 'over')
    return `Even the low end of the range, ${low}, is over ${limitText(ceilingCents)}.`;
  if (range.highCents === undefined)
    return `No case has signed yet, and the true cost may be as low as ${low}.`;
  if (side === 'under')
    return `Even the high end of the range, ${dollars(range.highCents)}, is under ${limitText(ceilingCents)}.`;
  return `With ${counted(signed, 'case')} the true cost may be anywhere from ${rangeText(range)}.`;
}

/** Returns the advice for a channel; empty if it has no verdict. */
export function channelAdvice({ side, perInquiryCents, signRate }: CostAnswer): string {
  if (side === 'under') return 'Ask whether more can be bought, and what the next case would cost.';
  if (side === 'over') return 'Repair it or stop it.';
  if (side === undefined) return '';
  if (perInquiryCents === undefined)
    return 'Keep counting, and enter its inquiries: they tell you sooner.';
  const rate = signRate === undefined ? '' : `, and ${percent(signRate)} of them sign`;
  return `Keep counting. An inquiry costs ${dollars(perInquiryCents)}${rate}.`;
}

/**
 * Returns a sentence with the changes, each of which alone would lower the cost to the ceiling, or with the amount under
 * the ceiling. Empty if neither is known.
 */
export function changesNeeded(answer: CostAnswer): string {
  const { change, ceilingCents, signed, signRate, costCents } = answer;
  if (ceilingCents === undefined) return '';
  const same = signed === 1 ? 'the same case' : 'the same cases';
  if (!change) {
    const room = dollars(Math.floor(ceilingCents * signed - costCents));
    if (costCents === 0 || signed === 0 || room === '$0') return '';
    return `At ${dollars(ceilingCents)} a case you could have paid ${room} more for ${same}.`;
  }
  const ways = [
    `${counted(change.moreCases, signed > 0 ? 'more signed case' : 'signed case')} at the same cost`,
  ];
  if (signed > 0) ways.push(`${dollars(change.lessCents)} less for ${same}`);
  if (change.signRate !== undefined)
    ways.push(
      `a sign rate of ${percent(change.signRate)}${signRate ? ` in place of ${percent(signRate)}` : ''}`,
    );
  return `To get down to ${dollars(ceilingCents)} you need ${ways.join(', or ')}.`;
}
