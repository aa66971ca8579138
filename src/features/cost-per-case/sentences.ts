import { SUBJECT_MAX } from '../forms/tell-form.ts';
import type { Answer, Figures } from './answer.ts';
import type { ReadChannel, ReadTable } from './figures.ts';
import { counted, dollars, percent, rangeText } from './money.ts';

const signedCases = (count: number) => counted(count, 'signed case');
const limitOf = (cents: number) => `the ${dollars(cents)} a case may cost`;

/** On which side of the ceiling a cost is, as far as an amount shows it. */
export function gapSide(gapCents: number) {
  if (dollars(Math.abs(gapCents)) === '$0') return 'at';
  return gapCents < 0 ? 'over' : 'under';
}

/** "$555 under", "$800 over", "at it". */
export function gapText(gapCents: number) {
  const side = gapSide(gapCents);
  return side === 'at' ? 'at it' : `${dollars(Math.abs(gapCents))} ${side}`;
}

/** "$555 under the $1,600 a case may cost", or nothing. */
function besideCeiling({ gapCents, ceilingCents }: Answer) {
  if (ceilingCents === undefined || gapCents === undefined) return '';
  const gap = gapText(gapCents);
  return gap === 'at it' ? 'what a case may cost' : `${gap} ${limitOf(ceilingCents)}`;
}

/** Added at once where the range lies on both sides of the ceiling. */
const tooFew = ({ side, signed }: Answer) =>
  side === 'across'
    ? ` ${counted(signed, 'case is', 'cases are')} too few to be sure of that.`
    : '';

/** The answer for all channels in one to three sentences. */
export function headline(all: Answer): string {
  if (all.perCaseCents !== undefined) {
    const beside = besideCeiling(all);
    return `A signed case costs ${dollars(all.perCaseCents)}.${beside && ` That is ${beside}.`}${tooFew(all)}`;
  }
  if (all.costCents > 0) return `${dollars(all.costCents)} spent, and no signed case yet.`;
  return all.signed > 0
    ? `${signedCases(all.signed)}, and no cost entered.`
    : 'No cost entered yet.';
}

const namesOf = ({ channels }: ReadTable, reason: ReadChannel['leftOut']) =>
  channels.flatMap(({ name, leftOut }) => (leftOut === reason ? [name] : []));
const howMany = (names: readonly string[]) =>
  `how many cases ${names.length === 1 ? 'it' : 'they'} signed, 0 if none: ${names.join(', ')}.`;

/** The line over everything: the answer for all channels or, while no channel has figures, what to enter. */
export function opening(table: ReadTable): string {
  if (table.all) return headline(table.all);
  const names = namesOf(table, 'signedBlank');
  return names.length > 0
    ? `Enter ${howMany(names)}`
    : 'Enter what one channel cost, and how many cases it signed.';
}

/** The evidence for the answer for all channels; `paidSigned` are cases of channels that cost something. */
export function support(all: Answer | undefined, paidSigned: number): string {
  if (!all?.range) return '';
  const puts = all.signed === 1 ? 'puts' : 'put';
  const behind = `${signedCases(all.signed)} for ${dollars(all.costCents)} ${puts} the true cost at ${rangeText(all.range)} a case, with 80% confidence.`;
  const free = all.signed - paidSigned;
  if (free === 0 || paidSigned === 0) return behind;
  const without = dollars(all.costCents / paidSigned);
  return `${behind} ${counted(free, 'case')} came from rows without a cost: leave ${free === 1 ? 'it' : 'them'} out and a case costs ${without}.`;
}

/** Channels that are left out, and why; nothing where there are none, nor of what the opening asks for. */
export function missing(table: ReadTable): string {
  const unsigned = table.all ? namesOf(table, 'signedBlank') : [];
  const unreadable = namesOf(table, 'unreadable');
  const lines = unsigned.length > 0 ? [`Left out until you enter ${howMany(unsigned)}`] : [];
  if (unreadable.length > 0)
    lines.push(
      `Left out until ${unreadable.length === 1 ? 'its' : 'their'} numbers can be read: ${unreadable.join(', ')}.`,
    );
  return lines.join(' ');
}

/** The figure of one row, as short as it can be. */
export function shortAnswer({ perCaseCents, costCents, signed, range }: Answer): string {
  if (perCaseCents !== undefined) return dollars(perCaseCents);
  if (costCents === 0) return signed > 0 ? 'no cost' : 'nothing yet';
  return range ? 'no case yet' : 'shared cost';
}

function withoutCase({ costCents, range, ceilingCents, side }: Answer, isAlone: boolean): string {
  if (!range) {
    const counts = isAlone ? '' : ' It counts in the figure for all.';
    return `${dollars(costCents)} that brought no inquiry of its own.${counts}`;
  }
  const low = dollars(range.lowCents);
  const start = `${dollars(costCents)}, and no signed case yet.`;
  if (ceilingCents === undefined)
    return `${start} The true cost may still be as low as ${low} a case.`;
  return side === 'over'
    ? `${start} Even the low end, ${low} a case, is over ${limitOf(ceilingCents)}.`
    : `${start} The true cost may still be as low as ${low} a case, under ${limitOf(ceilingCents)}.`;
}

/** What the figures of a channel, or of all, say; `isAlone`: no other channel is counted. */
export function verdict(answer: Answer, isAlone: boolean): string {
  const { perCaseCents, costCents, signed, range, ceilingCents, side } = answer;
  if (costCents === 0)
    return signed > 0
      ? `${signedCases(signed)}, and no cost entered.`
      : 'No cost and no case entered.';
  if (perCaseCents === undefined || !range) return withoutCase(answer, isAlone);
  const each = `${dollars(perCaseCents)} a case`;
  if (ceilingCents === undefined) return `${each}; the range is ${rangeText(range)}.`;
  if (side === 'under')
    return `${each}. Even the high end of the range, ${dollars(range.highCents ?? 0)}, is under ${limitOf(ceilingCents)}.`;
  if (side === 'over')
    return `${each}. Even the low end of the range, ${dollars(range.lowCents)}, is over ${limitOf(ceilingCents)}.`;
  return `${each}, ${besideCeiling(answer)}. But with ${counted(signed, 'case')} it may truly be anywhere from ${rangeText(range)}.`;
}

/** What a channel's figures come to in a word; none where it is not known what a case may cost. */
const WORDS = { under: 'Keep', across: 'Too early', over: 'Look closer' } as const;
export const wordOf = ({ side }: Answer) => side && WORDS[side];

/** How far the cost of a channel can be trusted, in short; nothing where there is no word for it. */
export function trust({ side, signed, ceilingCents }: Answer): string {
  if (!side || ceilingCents === undefined) return '';
  if (side === 'under')
    return `${WORDS.under}: even the high end is under ${dollars(ceilingCents)}.`;
  if (side === 'over') return `${WORDS.over}: even the low end is over ${dollars(ceilingCents)}.`;
  return signed > 0
    ? `${WORDS.across}: ${counted(signed, 'case tells', 'cases tell')} little.`
    : `${WORDS.across} to tell.`;
}

/** What can be read sooner than cases: "$225 an inquiry, 15% of them signed". */
function sooner({ perInquiryCents, signRate }: Answer) {
  const each = perInquiryCents === undefined ? '' : `${dollars(perInquiryCents)} an inquiry`;
  const signed = signRate === undefined ? '' : `${percent(signRate)} of them signed`;
  return each && [each, signed].filter(Boolean).join(', ');
}

/** What to do with a channel; nothing where its side of the ceiling is not known. */
export function nextStep(answer: Answer): string {
  switch (answer.side) {
    case 'under':
      return 'Ask whether more can be bought, and what the next case would cost.';
    case 'over':
      return 'Repair it or stop.';
    case 'across':
      return `Keep counting. ${sooner(answer) ? `What can be read sooner: ${sooner(answer)}.` : 'Inquiries can be read sooner: enter them.'}`;
    default:
      return '';
  }
}

/**
 * The channel whose advice shows until another is chosen: the one that costs most above what its cases may cost, else the
 * one with most room, else the largest that is too early to tell.
 */
export function mostUrgent<R extends { answer: Answer }>(rows: readonly R[]): R | undefined {
  const most = (side: Answer['side'], weight: (answer: Answer) => number) =>
    rows
      .filter(({ answer }) => answer.side === side)
      .toSorted((one, other) => weight(other.answer) - weight(one.answer))[0];
  const beyond = ({ costCents, ceilingCents = 0, signed }: Answer) =>
    costCents - ceilingCents * signed;
  return (
    most('over', beyond) ??
    most('under', (answer) => -beyond(answer)) ??
    most('across', ({ costCents }) => costCents)
  );
}

/** How much room there is under the ceiling. */
function room(ceilingCents: number, { costCents, signed }: Answer) {
  const roomCents = Math.floor(ceilingCents * signed - costCents);
  if (costCents === 0 || signed === 0 || dollars(roomCents) === '$0') return '';
  const these = signed === 1 ? 'this case' : `these ${signed.toLocaleString('en-US')} cases`;
  return `At ${dollars(ceilingCents)} a case you could have paid ${dollars(roomCents)} more for ${these}.`;
}

/** What would bring the cost to the ceiling, each way alone, or how much room there is under it; nothing without a ceiling. */
export function whatWouldChange(answer: Answer): string {
  const { change, ceilingCents, signed, signRate, inquiries } = answer;
  if (ceilingCents === undefined) return '';
  if (!change) return room(ceilingCents, answer);
  const ways = [
    `${counted(change.moreCases, signed > 0 ? 'more signed case' : 'signed case')} at the same cost`,
  ];
  if (signed > 0)
    ways.push(`${dollars(change.lessCents)} less for the same ${signed === 1 ? 'case' : 'cases'}`);
  if (change.signRate !== undefined)
    ways.push(
      `${percent(change.signRate)} of the inquiries signed${signRate ? ` in place of ${percent(signRate)}` : ''}`,
    );
  const tooFew =
    inquiries !== undefined && change.signRate === undefined
      ? ` ${counted(inquiries, 'inquiry is', 'inquiries are')} fewer than that takes.`
      : '';
  return `To get down to ${dollars(ceilingCents)}: ${ways.join(', or ')}.${tooFew}`;
}

/** Shown where the counts cannot both be right. */
export function countDoubt({ signed, inquiries }: Answer): string {
  return inquiries !== undefined && signed > inquiries
    ? 'More cases than inquiries: count each case in the month of its first contact.'
    : '';
}

/** The subject of a message in the contact form: the visitor's own figures, as many channels as it has room for. */
export function subjectOf(name: string, { channels, all }: ReadTable): string {
  if (all?.perCaseCents === undefined) return name;
  const casesFor = ({ signed, costCents }: Figures) =>
    `${counted(signed, 'case')} for ${dollars(costCents)}`;
  const against = all.ceilingCents === undefined ? '' : `, ceiling ${dollars(all.ceilingCents)}`;
  const whole = `${name}: ${dollars(all.perCaseCents)}${against} (${casesFor(all)})`;
  const each = channels.flatMap(({ name, answer }) =>
    answer ? `; ${name}: ${casesFor(answer)}` : [],
  );
  while ((whole + each.join('')).length > SUBJECT_MAX) each.pop();
  return whole + (each.length > 1 ? each.join('') : '');
}
