import { countText, dollars, percent, rangeText } from './money.ts';

/** Probability of a true cost beyond each end of the range, as in our article. */
const TAIL_PROBABILITY = 0.1;
/** Standard normal deviate with the probability `TAIL_PROBABILITY` above it. */
const TAIL_DEVIATE = 1.2815515655446004;
/**
 * Number of steps of Newton's method. The start has three right digits, and each step doubles their
 * number.
 */
const STEPS = 6;
/** A term that is below this share of the sum no longer changes the sum. */
const NEGLIGIBLE = 1e-17;
/** From this number on, Stirling's series is as exact as a floating-point number. */
const STIRLING_FROM = 20;

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
 * Returns the mean of the Poisson distribution whose value is below `count` (1 or more) with the
 * probability `below`: CHISQ.INV(1 - below, 2 * count) / 2 in a spreadsheet.
 */
function meanFor(count: number, below: number) {
  const side = below < 0.5 ? TAIL_DEVIATE : -TAIL_DEVIATE;
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
 * Returns the least and the greatest mean from which a count may come: the exact interval of a
 * Poisson count (Garwood). It contains the true mean with a probability of at least 80%. `least` is
 * 0 for a count of 0.
 */
export function casesBehind(signed: number): { least: number; most: number } {
  return {
    least: signed === 0 ? 0 : meanFor(signed, 1 - TAIL_PROBABILITY),
    most: meanFor(signed + 1, TAIL_PROBABILITY),
  };
}

/** The figures of one channel or of all channels together. Undefined means not entered. */
export type ChannelFigures = {
  costCents: number;
  inquiries: number | undefined;
  signed: number;
  averageFeeCents: number | undefined;
  /** Maximum cost of a signed case: the share of the average fee that the firm will spend. */
  ceilingCents: number | undefined;
};

type Side = 'under' | 'over' | 'across';

/** Each change alone would lower the cost per signed case to the ceiling. */
type NeededChange = {
  moreCases: number;
  lessCents: number;
  signRate: number | undefined;
};

/** A quotient is undefined if its divisor is missing or 0. */
export type CostAnswer = ChannelFigures & {
  perCaseCents: number | undefined;
  /** `highCents` is undefined if no case has signed, because nothing limits the cost. */
  range: { lowCents: number; highCents: number | undefined } | undefined;
  perInquiryCents: number | undefined;
  /**
   * Share of the inquiries that signed. Also undefined if more cases than inquiries are entered.
   */
  signRate: number | undefined;
  /** Positive if the cost is under the ceiling. */
  gapCents: number | undefined;
  breakEvenCases: number | undefined;
  /** Minimum number of cases at which a case costs no more than the ceiling. */
  ceilingCases: number | undefined;
  side: Side | undefined;
  change: NeededChange | undefined;
};

const divide = (dividend: number, divisor: number | undefined) =>
  divisor ? dividend / divisor : undefined;

/** Largest relative rounding error of a division of exact numbers. */
const ROUNDING = 1e-12;
/** Rounds up, except where the value is above a whole number only by a rounding error. */
const roundUp = (value: number) => Math.ceil(value * (1 - ROUNDING));

function rangeOf(costCents: number, signed: number) {
  const { least, most } = casesBehind(signed);
  return { lowCents: costCents / most, highCents: divide(costCents, least) };
}

function sideOf(range: CostAnswer['range'], ceilingCents: number | undefined): Side | undefined {
  if (!range || ceilingCents === undefined) return undefined;
  if (range.lowCents > ceilingCents) return 'over';
  return range.highCents !== undefined && range.highCents < ceilingCents ? 'under' : 'across';
}

function changeOf(figures: ChannelFigures, ceilingCents: number, neededCases: number) {
  const { costCents, inquiries, signed } = figures;
  if (neededCases <= signed) return undefined;
  return {
    moreCases: neededCases - signed,
    lessCents: roundUp(costCents - ceilingCents * signed),
    signRate:
      inquiries !== undefined && inquiries >= neededCases ? neededCases / inquiries : undefined,
  };
}

export function answerTo(figures: ChannelFigures): CostAnswer {
  const { costCents, inquiries, signed, averageFeeCents, ceilingCents } = figures;
  const hasCost = costCents > 0;
  // Spending that brought neither inquiries nor cases has no cost per case. An example is a tool
  // that several channels share.
  const isDivided = hasCost && !(inquiries === 0 && signed === 0);
  const range = isDivided ? rangeOf(costCents, signed) : undefined;
  const casesAt = (cents: number | undefined) =>
    isDivided && cents ? roundUp(costCents / cents) : undefined;
  const ceilingCases = casesAt(ceilingCents);
  const change =
    ceilingCents && ceilingCases ? changeOf(figures, ceilingCents, ceilingCases) : undefined;
  const perCaseCents = hasCost ? divide(costCents, signed) : undefined;
  const gapCents =
    perCaseCents && ceilingCents !== undefined ? ceilingCents - perCaseCents : undefined;
  return {
    ...figures,
    perCaseCents,
    range,
    perInquiryCents: hasCost ? divide(costCents, inquiries) : undefined,
    signRate:
      inquiries !== undefined && signed <= inquiries ? divide(signed, inquiries) : undefined,
    // A rounding error must not make the gap negative: it is negative only if a change is
    // necessary.
    gapCents: gapCents !== undefined && !change ? Math.max(gapCents, 0) : gapCents,
    breakEvenCases: casesAt(averageFeeCents),
    ceilingCases,
    side: sideOf(range, ceilingCents),
    change,
  };
}

export type AnsweredChannel = {
  name: string;
  /**
   * Why the row has no answer: a number is unreadable, or the signed cases are blank, which may
   * mean 0.
   */
  leftOutReason: 'unreadable' | 'signedBlank' | undefined;
  answer: CostAnswer | undefined;
};

const signedCases = (count: number) => countText(count, 'signed case');
const limitText = (cents: number) => `the ${dollars(cents)} a case may cost`;

export function gapSide(gapCents: number) {
  if (dollars(Math.abs(gapCents)) === '$0') return 'at';
  return gapCents < 0 ? 'over' : 'under';
}

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

export const rowTexts = (answer: CostAnswer | undefined) => ({
  total: answer ? `${dollars(answer.costCents)} for ${countText(answer.signed, 'case')}` : '',
  figure: answer ? figureText(answer) : '',
  range: answer?.range ? rangeText(answer.range) : '',
  verdict: answer?.side ? VERDICTS[answer.side] : '',
});

export function headline(answer: CostAnswer): string {
  const { perCaseCents, costCents, signed, gapCents, ceilingCents, side } = answer;
  if (costCents === 0 && signed === 0) return 'No cost is entered yet.';
  if (costCents === 0) return `You have ${signedCases(signed)}, and no cost is entered.`;
  if (perCaseCents === undefined)
    return `You spent ${dollars(costCents)}, and no case has signed yet.`;
  const cost = `A signed case costs ${dollars(perCaseCents)}.`;
  if (ceilingCents === undefined || gapCents === undefined) return cost;
  const gap = gapText(gapCents);
  const comparison = gap === 'at it' ? 'what a case may cost' : `${gap} ${limitText(ceilingCents)}`;
  const doubt = ` ${countText(signed, 'case is', 'cases are')} too few to be sure of that.`;
  return `${cost} That is ${comparison}.${side === 'across' ? doubt : ''}`;
}

export const openingText = (total: CostAnswer | undefined) =>
  total ? headline(total) : 'Enter what one channel cost, and how many cases it signed, 0 if none.';

/** `paidSigned` is the number of cases from channels that cost something. */
export function confidenceText(
  { signed, costCents, range }: CostAnswer,
  paidSigned: number,
): string {
  if (!range) return '';
  const verb = signed === 1 ? 'puts' : 'put';
  const confidence = `${signedCases(signed)} for ${dollars(costCents)} ${verb} the true cost at ${rangeText(range)} a case, with 80% confidence.`;
  const freeCases = signed - paidSigned;
  if (freeCases === 0 || paidSigned === 0) return confidence;
  return `${confidence} ${countText(freeCases, 'case')} came from rows without a cost. A case costs ${dollars(costCents / paidSigned)} without ${freeCases === 1 ? 'it' : 'them'}.`;
}

const NAME_LIST_FORMAT = new Intl.ListFormat('en-US');

export function leftOutText(channels: readonly AnsweredChannel[]): string {
  const names = channels.flatMap(({ name, leftOutReason }) => (leftOutReason ? [name] : []));
  if (names.length === 0) return '';
  return `We left out ${NAME_LIST_FORMAT.format(names)} until you enter the signed cases, 0 if none, and every number can be read.`;
}

export function verdictReason({ side, range, ceilingCents = 0, signed }: CostAnswer): string {
  if (!side || !range) return '';
  const low = dollars(range.lowCents);
  if (side === 'over')
    return `Even the low end of the range, ${low}, is over ${limitText(ceilingCents)}.`;
  if (range.highCents === undefined)
    return `No case has signed yet, and the true cost may be as low as ${low}.`;
  if (side === 'under')
    return `Even the high end of the range, ${dollars(range.highCents)}, is under ${limitText(ceilingCents)}.`;
  return `With ${countText(signed, 'case')} the true cost may be anywhere from ${rangeText(range)}.`;
}

export function channelAdvice({ side, perInquiryCents, signRate }: CostAnswer): string {
  if (side === 'under') return 'Ask whether more can be bought, and what the next case would cost.';
  if (side === 'over') return 'Repair it or stop it.';
  if (side === undefined) return '';
  if (perInquiryCents === undefined)
    return 'Keep counting, and enter its inquiries: they tell you sooner.';
  const rate = signRate === undefined ? '' : `, and ${percent(signRate)} of them sign`;
  return `Keep counting. An inquiry costs ${dollars(perInquiryCents)}${rate}.`;
}

export function neededChangesText(answer: CostAnswer): string {
  const { change, ceilingCents, signed, signRate, costCents } = answer;
  if (ceilingCents === undefined) return '';
  const sameCases = signed === 1 ? 'the same case' : 'the same cases';
  if (!change) {
    const room = dollars(Math.floor(ceilingCents * signed - costCents));
    if (costCents === 0 || signed === 0 || room === '$0') return '';
    return `At ${dollars(ceilingCents)} a case you could have paid ${room} more for ${sameCases}.`;
  }
  const changes = [
    `${countText(change.moreCases, signed > 0 ? 'more signed case' : 'signed case')} at the same cost`,
  ];
  if (signed > 0) changes.push(`${dollars(change.lessCents)} less for ${sameCases}`);
  if (change.signRate !== undefined)
    changes.push(
      `a sign rate of ${percent(change.signRate)}${signRate ? ` in place of ${percent(signRate)}` : ''}`,
    );
  return `To get down to ${dollars(ceilingCents)} you need ${changes.join(', or ')}.`;
}
