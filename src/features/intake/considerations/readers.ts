import type { IntakeChannel, IntakePracticeArea } from '../schema.ts';
import { MATTER_KINDS } from './matter-kinds.ts';
import type { Token } from './tokens.ts';
import type { TopicId } from './topics.ts';
import { duration, money, openingTimes, valuesOf } from './values.ts';

/** What a part of a text says: its topic and the words, all of our own lists, that fill its sentence. */
export type Said = {
  id: TopicId;
  words?: readonly string[];
  /** Where the very words fit, if not everywhere the topic does. */
  areas?: readonly IntakePracticeArea[];
  channels?: readonly IntakeChannel[];
};
export type Read = (tokens: readonly Token[]) => Said[] | undefined;
export const says = (id: TopicId) => () => [{ id }];
export const lists = (id: TopicId, symbol: string) => (tokens: readonly Token[]) => [
  { id, words: valuesOf(tokens, symbol) },
];
export const has = (tokens: readonly Token[], symbol: string) =>
  tokens.some((each) => each.symbol === symbol);

function price(tokens: readonly Token[]): string {
  const [found] = tokens.filter(
    (each, at) => each.symbol === 'MONEY' || tokens[at + 1]?.symbol === 'DOLLARS',
  );
  return money(found?.raw ?? '');
}

export function free(tokens: readonly Token[]): Said[] {
  const length = duration(tokens);
  const way = has(tokens, 'BYPHONE')
    ? ' by phone'
    : has(tokens, 'VIDEO') || has(tokens, 'VIDEOMEET')
      ? ' by video'
      : '';
  const meeting =
    way || length ? `a first consultation${length && ` of ${length}`}${way}` : 'the first consultation';
  return [{ id: 'free-consultation', words: [has(tokens, 'REVIEW') ? 'a case review' : meeting] }];
}

export function fee(tokens: readonly Token[]): Said[] {
  const length = duration(tokens);
  const per = has(tokens, 'PER') || tokens.some(({ raw }) => raw === 'per hour');
  const unit = has(tokens, 'HOUR') && per ? ' per hour' : length && ` for ${length}`;
  return [{ id: 'consultation-fee', words: [`${price(tokens)}${unit}`] }];
}

const OF_BILLS: Record<string, { words: string; areas: readonly IntakePracticeArea[] }> = {
  'medical bills': { words: 'in medical bills', areas: ['personal-injury'] },
  damages: { words: 'in damages', areas: ['personal-injury', 'employment-law', 'business-law'] },
  dispute: { words: 'in dispute', areas: ['business-law', 'employment-law'] },
  assets: { words: 'in assets', areas: ['estate-planning'] },
};
export function minimum(tokens: readonly Token[]): Said[] | undefined {
  const [of] = valuesOf(tokens, 'BILLS').map((value) => OF_BILLS[value]);
  return of && [{ id: 'minimum', words: [`${price(tokens)} ${of.words}`], areas: of.areas }];
}

const INJURY: readonly IntakePracticeArea[] = ['personal-injury'];
const WORK: readonly IntakePracticeArea[] = ['employment-law'];
/** Whom a firm does not represent that represents only these, and where that is so. */
const OTHER_SIDE: Record<string, { words: string; areas: readonly IntakePracticeArea[] }> = {
  employees: { words: 'employers', areas: WORK },
  employers: { words: 'employees', areas: WORK },
  companies: { words: 'individuals', areas: ['business-law'] },
  individuals: { words: 'companies', areas: ['business-law', 'employment-law'] },
  injured: { words: 'defendants', areas: INJURY },
  insurers: { words: 'injured people', areas: INJURY },
  defendants: { words: 'plaintiffs', areas: INJURY },
};
const AS_SAID: Record<string, string> = { insurers: 'insurance companies', injured: 'injured people' };
const SIDES: Record<string, readonly IntakePracticeArea[]> = {
  employees: WORK,
  employers: WORK,
  companies: ['business-law', 'employment-law'],
  individuals: ['business-law'],
  injured: INJURY,
  insurers: INJURY,
  defendants: INJURY,
};
export function notRepresented(tokens: readonly Token[]): Said[] {
  const parties = valuesOf(tokens, 'PARTY');
  return [
    {
      id: 'side',
      words: parties.map((party) => AS_SAID[party] ?? party),
      areas: parties.flatMap((party) => SIDES[party] ?? []),
    },
  ];
}
export function onlySide(tokens: readonly Token[]): Said[] | undefined {
  const denied = tokens.findIndex(({ symbol }) => symbol === 'NOT' || symbol === 'NEG');
  const own = valuesOf(denied < 0 ? tokens : tokens.slice(0, denied), 'PARTY');
  const [side] = own.map((party) => OTHER_SIDE[party]);
  if (own.length !== 1 || !side) return undefined;
  if (denied < 0) return [{ id: 'side', words: [side.words], areas: side.areas }];
  const said = notRepresented(tokens.slice(denied));
  // "we represent employees, not employees"
  return own.some((party) => said[0]?.words?.includes(AS_SAID[party] ?? party)) ? undefined : said;
}

export function matters(tokens: readonly Token[]): Said[] | undefined {
  const kinds = valuesOf(tokens, 'KIND').map(
    (name) => MATTER_KINDS.find((kind) => kind.name === name)?.topic,
  );
  const people = valuesOf(tokens, 'PEOPLE') as TopicId[];
  const ids = [...kinds, ...people];
  // understood, but the library has no question for some of them
  return ids.every((id) => id !== undefined) ? [...new Set(ids)].map((id) => ({ id })) : [];
}

const MILES_MOST = 500;
/** "Within 5 miles of Tampa" is an area; "5 miles from Tampa" is where something lies. */
const isWithin = ({ raw }: Token) => raw === 'within' || raw === 'mile radius';
function around(id: TopicId, tokens: readonly Token[], middle: string): Said[] | undefined {
  if (!tokens.some(isWithin)) return undefined;
  const miles = Number(tokens.find(({ symbol }) => symbol === 'NUM')?.value);
  if (!(miles >= 1 && miles <= MILES_MOST)) return undefined;
  return [{ id, words: [`the area within ${miles} ${miles === 1 ? 'mile' : 'miles'} of ${middle}`] }];
}

/** "We represent Austin" may name a person; "we serve Austin" and "we take cases in Austin" do not. */
const mayNamePerson = (tokens: readonly Token[]) =>
  (has(tokens, 'CITY') || has(tokens, 'STATE')) &&
  !['IN', 'OUTSIDE', 'COUNTY'].some((symbol) => has(tokens, symbol)) &&
  tokens.some(({ symbol, raw }) => /^(?:TAKE|WORKON|OFFER)$/.test(symbol) && !/^serves?$/.test(raw));
/** "No crashes outside Texas" is said of one kind of matter, not of all. */
const ANY_CASES = /^(?:case|matter|claim|lawsuit)s?$|^(?:work|the accident)$/;
const isOneKind = ({ symbol, raw }: Token) => symbol === 'CASES' && !ANY_CASES.test(raw);

export function places(id: 'place' | 'place-only'): Read {
  return (tokens) => {
    if (mayNamePerson(tokens) || (id === 'place-only' && tokens.some(isOneKind))) return undefined;
    const counties = valuesOf(tokens, 'COUNTY').flatMap((value) => value.split('|'));
    const states = valuesOf(tokens, 'STATE');
    const cities = valuesOf(tokens, 'CITY');
    const named = [...counties, ...cities];
    const [state] = states;
    if (!named.length && !has(tokens, 'OFFICE')) return [{ id, words: states }];
    const words = named.map((name, at) => (state && at === named.length - 1 ? `${name}, ${state}` : name));
    if (has(tokens, 'MILES')) return around(id, tokens, words[0] ?? 'our office');
    const isArea = has(tokens, 'AREA') || has(tokens, 'GREATER');
    return [{ id, words: isArea ? words.map((name) => `the ${name} area`) : words }];
  };
}

/** "Monday to Friday", "Mondays and Fridays" when they come again and again. */
export function days(tokens: readonly Token[], plural: boolean): string[] {
  const named = valuesOf(tokens, 'DAY');
  const isRange = tokens.some(
    ({ symbol }, at) =>
      /^(?:TO|JOINT|DASH)$/.test(symbol) &&
      tokens[at - 1]?.symbol === 'DAY' &&
      tokens[at + 1]?.symbol === 'DAY',
  );
  if (isRange) return [`${named[0]} to ${named[1]}`];
  const weeks = valuesOf(tokens, 'WEEK');
  return [
    ...(plural ? weeks.map((week) => (week === 'every day' ? week : 'weekdays')) : weeks),
    ...named.map((day) => (plural ? `${day}s` : day)),
  ];
}

export function hours(tokens: readonly Token[]): Said[] | undefined {
  if (has(tokens, 'AROUND')) return [{ id: 'hours', words: ['24 hours a day, seven days a week'] }];
  const words: string[] = [];
  let part: Token[] = [];
  const clocks = (all: readonly Token[]) => all.filter(({ symbol }) => /^(?:TIME|CLOCK|NUM)$/.test(symbol));
  for (const [at, token] of tokens.entries()) {
    part.push(token);
    const next = tokens[at + 1];
    const isWhole =
      !next ||
      (clocks(part).length === 2 && has(part, 'DAY') && next.symbol !== 'JOINT' && next.symbol !== 'TO') ||
      (clocks(part).length === 2 && has(part, 'WEEK'));
    if (!isWhole || (next && !['COMMA', 'AND'].includes(next.symbol))) continue;
    const [from, to] = clocks(part).map(({ value, raw }) => value || raw);
    const times = from && to ? openingTimes(from, to) : '';
    const [first = '', ...others] = days(part, false);
    if (times === undefined || !first) return undefined;
    words.push([[first, ...others].join(' and '), ...(times ? [times] : [])].join(', '));
    part = [];
  }
  return [{ id: 'hours', words: [words.join('; ')] }];
}

export const spare = (tokens: readonly Token[]): Said[] => [
  {
    id: 'extra-appointments',
    words: [...valuesOf(tokens, 'SPARE'), ...days(tokens, true).map((day) => `on ${day}`)],
  },
];
