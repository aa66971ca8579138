import type { IntakeChannel, IntakePracticeArea } from '../schema.ts';
import { formPattern, list } from './grammar.ts';
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
type Read = (tokens: readonly Token[]) => Said[] | undefined;
/** `loose`: without a verb of its own, so that it may belong to what stands before it. */
export type Form = { pattern: RegExp; read: Read; loose: boolean };

const forms = (read: Read, ...patterns: string[]): Form[] =>
  patterns.map((pattern) => ({ pattern: formPattern(pattern.replace(/^~/, '')), read, loose: pattern.startsWith('~') }));
const says = (id: TopicId) => () => [{ id }];
const lists = (id: TopicId, symbol: string) => (tokens: readonly Token[]) => [
  { id, words: valuesOf(tokens, symbol) },
];
const has = (tokens: readonly Token[], symbol: string) => tokens.some((each) => each.symbol === symbol);

function price(tokens: readonly Token[]): string {
  const [found] = tokens.filter((each, at) => each.symbol === 'MONEY' || tokens[at + 1]?.symbol === 'DOLLARS');
  return money(found?.raw ?? '');
}

function free(tokens: readonly Token[]): Said[] {
  const length = duration(tokens);
  const way = has(tokens, 'BYPHONE') ? ' by phone' : has(tokens, 'VIDEO') || has(tokens, 'VIDEOMEET') ? ' by video' : '';
  const meeting = way || length ? `a first consultation${length && ` of ${length}`}${way}` : 'the first consultation';
  return [{ id: 'free-consultation', words: [has(tokens, 'REVIEW') ? 'a case review' : meeting] }];
}

function fee(tokens: readonly Token[]): Said[] {
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
function minimum(tokens: readonly Token[]): Said[] | undefined {
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
function notRepresented(tokens: readonly Token[]): Said[] {
  const parties = valuesOf(tokens, 'PARTY');
  return [
    {
      id: 'side',
      words: parties.map((party) => AS_SAID[party] ?? party),
      areas: parties.flatMap((party) => SIDES[party] ?? []),
    },
  ];
}
function onlySide(tokens: readonly Token[]): Said[] | undefined {
  const denied = tokens.findIndex(({ symbol }) => symbol === 'NOT' || symbol === 'NEG');
  const own = valuesOf(denied < 0 ? tokens : tokens.slice(0, denied), 'PARTY');
  const [side] = own.map((party) => OTHER_SIDE[party]);
  if (own.length !== 1 || !side) return undefined;
  if (denied < 0) return [{ id: 'side', words: [side.words], areas: side.areas }];
  const said = notRepresented(tokens.slice(denied));
  // "we represent employees, not employees"
  return own.some((party) => said[0]?.words?.includes(AS_SAID[party] ?? party)) ? undefined : said;
}

function matters(tokens: readonly Token[]): Said[] | undefined {
  const kinds = valuesOf(tokens, 'KIND').map((name) => MATTER_KINDS.find((kind) => kind.name === name)?.topic);
  const people = valuesOf(tokens, 'PEOPLE') as TopicId[];
  const ids = [...kinds, ...people];
  // understood, but the library has no question for some of them
  return ids.every((id) => id !== undefined) ? [...new Set(ids)].map((id) => ({ id })) : [];
}

function places(id: 'place' | 'place-only'): Read {
  return (tokens) => {
    const counties = valuesOf(tokens, 'COUNTY').flatMap((value) => value.split('|'));
    const states = valuesOf(tokens, 'STATE');
    const [state] = states;
    if (!counties.length) return [{ id, words: states }];
    return [{ id, words: counties.map((county, at) => (state && at === counties.length - 1 ? `${county}, ${state}` : county)) }];
  };
}

/** "Monday to Friday", "Mondays and Fridays" when they come again and again. */
function days(tokens: readonly Token[], plural: boolean): string[] {
  const named = valuesOf(tokens, 'DAY');
  const isRange = tokens.some(
    ({ symbol }, at) => /^(?:TO|JOINT|DASH)$/.test(symbol) && tokens[at - 1]?.symbol === 'DAY' && tokens[at + 1]?.symbol === 'DAY',
  );
  if (isRange) return [`${named[0]} to ${named[1]}`];
  const weeks = valuesOf(tokens, 'WEEK');
  return [...(plural ? weeks.map((week) => (week === 'every day' ? week : 'weekdays')) : weeks), ...named.map((day) => (plural ? `${day}s` : day))];
}

function hours(tokens: readonly Token[]): Said[] | undefined {
  if (has(tokens, 'AROUND')) return [{ id: 'hours', words: ['24 hours a day, seven days a week'] }];
  const words: string[] = [];
  let part: Token[] = [];
  const clocks = (all: readonly Token[]) => all.filter(({ symbol }) => /^(?:TIME|CLOCK|NUM)$/.test(symbol));
  for (const [at, token] of tokens.entries()) {
    part.push(token);
    const next = tokens[at + 1];
    const isWhole = !next || (clocks(part).length === 2 && has(part, 'DAY') && next.symbol !== 'JOINT' && next.symbol !== 'TO') || (clocks(part).length === 2 && has(part, 'WEEK'));
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

const spare = (tokens: readonly Token[]): Said[] => [
  {
    id: 'extra-appointments',
    words: [...valuesOf(tokens, 'SPARE'), ...days(tokens, true).map((day) => `on ${day}`)],
  },
];
const SPARE = list('(SPARE|DAY)');

export const FORMS: readonly Form[] = [
  ...forms(
    free,
    '$HAS FIRST? $FREE $MEETING AVAIL? EVERYONE?',
    '$HAS $FREE (CONSULT|REVIEW) AVAIL? EVERYONE?',
    'DET? $MEETING IS? $FREE EVERYONE?',
    'DET? REVIEW IS? $FREE EVERYONE?',
    'WE $OFFER DET? $MEETING $FREE EVERYONE?',
    'THEREIS (NOCHARGE|FREE) FOR DET? $MEETING',
    '$HAS $FREE $MEETING COMMA? NOOBLIGATION',
    '$HAS $FREE FIRST DUR',
    '(WE CHARGE|THEREIS)? NO FIRST? CONSULT (FEE|CHARGE)',
  ),
  ...forms(
    (tokens) => [{ id: 'free-consultation', words: [`the first ${duration(tokens)} of a consultation`] }],
    'DET? FIRST DUR (OF|FOR)? DET? CONSULT? IS? $FREE',
  ),
  ...forms(
    fee,
    '(WE (CHARGE|TAKE|OFFER)|THEREIS)? DET? (FEE FOR)? $MONEY FEE? FOR DET? FIRST? DUR? FIRST? CONSULT',
    '(WE (CHARGE|TAKE|OFFER)|THEREIS)? DET? FEE FOR $MONEY FOR DET? FIRST? DUR? CONSULT',
    'DET? FIRST? DUR? FIRST? CONSULT (IS|COSTS|COLON|DASH)? $MONEY (((PER|FOR) (HOUR|DUR))|FOR DUR)?',
    'DET? FIRST? DUR? CONSULT (FEE|CHARGE|COSTS) (IS|FOR|COLON|DASH)? $MONEY (((PER|FOR) (HOUR|DUR))|FOR DUR)?',
    'WE? (CHARGE|OFFER)? DET? $MONEY PER (HOUR|DUR) CONSULT',
    '(FEE|CHARGE|COSTS) FOR DET? FIRST? DUR? CONSULT (IS|COLON)? $MONEY',
    '(WE (CHARGE|OFFER|TAKE)|THEREIS)? DET? $MONEY FIRST? DUR? CONSULT (FEE|CHARGE)?',
  ),
  ...forms(
    says('contingency'),
    'CONTINGENCY',
    'WE? (WORKON|ON|CHARGE|OFFER|TAKE) DET? CONTINGENCY',
    'DET? CASES (IS|TAKE|HELD) (WORKON|ON)? DET? CONTINGENCY',
    'NO WIN COMMA? NOCHARGE',
  ),
  ...forms(says('flat-fee'), `(WE (CHARGE|OFFER|TAKE)|THEREIS)? DET? FLATFEE AVAIL? (FOR? ${list('FLATWORK')})? FORSOME?`),
  ...forms(says('payment-plans'), '$HAS PLANS (AVAIL|MAYBEAVAIL)? FORSOME?'),
  ...forms(
    minimum,
    '(WE? TAKE CASES WITH|WE? ONLY? TAKE ONLY? CASES WITH|WE? NEED|THEREIS)? $AMOUNT (IN|OF|FOR)? DET? BILLS ONLY?',
    'MIN? BILLS (MIN|IS|COLON)? MIN? $MONEY',
    'MIN BILLS COLON? $MONEY',
    '(WE? NEG $TAKE|NO) CASES (UNDER|WITH UNDER) $MONEY IN? BILLS',
    'BILLS MIN $MONEY ONLY?',
  ),
  ...forms(
    lists('not-taken', 'KIND'),
    'WE? (NEG|NOT) $TAKE $KINDS',
    '~NO $KINDS',
    '$KINDS IS? NOLONGER',
    'WE? DECLINE $KINDS',
    `~${list('NO KIND CASES?')}`,
  ),
  ...forms(
    lists('only-taken', 'KIND'),
    'WE? ONLY $TAKE $KINDS',
    'WE? $TAKE ONLY $KINDS',
    'WE? $TAKE $KINDS ONLY',
    '~ONLY $KINDS',
    '~$KINDS ONLY',
  ),
  ...forms(
    onlySide,
    'WE? ONLY TAKE DET? PARTY SIDE? (COMMA? (AND|BUT)? (NOT|NEG) TAKE? DET? PARTY)?',
    'WE? TAKE ONLY DET? PARTY SIDE? (COMMA? (AND|BUT)? (NOT|NEG) TAKE? DET? PARTY)?',
    'WE? TAKE DET? PARTY SIDE? ONLY (COMMA? (AND|BUT)? (NOT|NEG) TAKE? DET? PARTY)?',
    'WE TAKE DET? PARTY COMMA? (AND|BUT)? (NOT|NEG) DET? PARTY',
    '~ONLY DET? PARTY SIDE? (COMMA? (AND|BUT)? (NOT|NEG) DET? PARTY)?',
    '~DET? PARTY SIDE? ONLY (COMMA? (AND|BUT)? (NOT|NEG) DET? PARTY)?',
  ),
  ...forms(notRepresented, `WE? NEG TAKE DET? ${list('PARTY')}`),
  ...forms(
    places('place-only'),
    '~ONLY IN? $PLACES',
    '~IN? $PLACES ONLY',
    'WE? ONLY ($TAKE|SERVE) (CASES|CALLERS)? IN? ONLY? $PLACES',
    'WE? ($TAKE|SERVE) ONLY? (CASES|CALLERS)? ONLY IN? $PLACES',
    'WE? ($TAKE|SERVE) (CASES|CALLERS)? IN? $PLACES ONLY',
    '(WE? NEG ($TAKE|SERVE)|NO) CASES OUTSIDE $PLACES',
    'DET? CASES MUSTBE IN $PLACES',
  ),
  ...forms(
    places('place'),
    '~$PLACES',
    'WE? IS? ($TAKE|SERVE) (CASES|CALLERS)? IN? DET? $PLACES',
  ),
  ...forms(says('county'), 'ASK (ABOUT|FOR)? DET? COUNTYWORD ITISIN?'),
  ...forms(
    lists('language', 'LANG'),
    `~(ENGLISH (AND|OR|COMMA))? ${list('LANG')}`,
    `(WE|DET? STAFF) IS? SPEAK (ENGLISH (AND|OR|COMMA))? ${list('LANG')}`,
    `SPEAK ${list('LANG')}`,
    `WE? OFFER? DET? (STAFF|INTAKE)? (IN|IS)? ${list('LANG')} (IS? AVAIL|SPOKEN|INTAKE AVAIL?)`,
    `WE? (OFFER|TAKE)? DET? ${list('LANG')} (JOINT? SPOKEN) (STAFF|INTAKE)? AVAIL?`,
    `DET? BILINGUAL STAFF? (PART|COLON|DASH|IN)? (ENGLISH (AND|OR|COMMA))? ${list('LANG')} ((AND|OR|COMMA) ENGLISH)? PART?`,
    `WE? (OFFER|TAKE)? DET? (ENGLISH (AND|OR|JOINT))? ${list('LANG')} BILINGUAL STAFF`,
    `WE IS? BILINGUAL (IN|PART)? (ENGLISH AND)? ${list('LANG')} PART?`,
    `LANGUAGES COLON (ENGLISH (AND|OR|COMMA))? ${list('LANG')}`,
    `WE? (OFFER|TAKE) INTAKE IN? ${list('LANG')}`,
  ),
  ...forms(
    lists('paralegal', 'NAME'),
    'NAME COMMA DET PARALEGAL COMMA? RETURNS?',
    'NAME IS DET PARALEGAL',
    'DET? PARALEGAL IS? NAMED? (COMMA|COLON)? NAME COMMA? RETURNS?',
  ),
  ...forms(
    hours,
    '$OPEN $OPENING ((COMMA|AND|COMMA AND) $OPENING)*',
    'WE? DET? (OFFICE|STAFF)? IS? (OPEN|HOURS) IS? COLON? (AROUND|FROM? $DAYS)',
    '$DAYS COMMA? $TIMES HOURS',
  ),
  ...forms(
    (tokens) => [{ id: 'closed', words: [...valuesOf(tokens, 'SPARE').map((each) => each.replace('on ', '')), ...days(tokens, true)] }],
    `WE? DET? OFFICE? CLOSED ON? (${list('(DAY|SPARE)')}|WEEK)`,
  ),
  ...forms(
    (tokens) => [{ id: 'appointments', words: days(tokens, true) }],
    'WE? (OFFER|TAKE)? DET? (APPT|CONSULT) (HELD|AVAIL|IS)? COLON? ONLY? ON? $DAYS',
  ),
  ...forms(
    spare,
    `$HAS ${SPARE} (APPT|CONSULT) (AVAIL|BYREQUEST|MAYBEAVAIL)? BYREQUEST?`,
    `$HAS (APPT|CONSULT) (AVAIL|BYREQUEST)? ON? IN? DET? ${list('SPARE')} (AVAIL|BYREQUEST)?`,
  ),
  ...forms(says('appointment-only'), 'APPTONLY', 'WE? IS? APPTONLY', 'WE? (SEE|TAKE) CALLERS APPTONLY'),
  ...forms(says('walk-ins'), 'WALKINS WELCOME', 'WE TAKE WALKINS', 'WE? WELCOME WALKINS'),
  ...forms(
    lists('visits', 'PLACE'),
    `$HAS ${list('DET? PLACE')} AVAIL?`,
    `WE COME ${list('(TO? DET? PLACE)')}`,
  ),
  ...forms(says('scheduling-link'), '$HAS LINK AVAIL? (COLON? URL)?', '(CALLERS|WE)? BOOK AT? (LINK|URL)', 'CALLERS BOOK (ON|AT)? LINK', 'LINK COLON? URL'),
  ...forms(says('video'), '~$HAS (VIDEO|VIDEOMEET) AVAIL?', 'WE MEET DET? (CALLERS)? VIDEO', '$HAS CONSULT (ON|AT) VIDEO AVAIL?'),
  ...forms(
    (tokens) => [
      { id: 'recording', channels: [...(has(tokens, 'CALLS') ? (['phone'] as const) : []), ...(has(tokens, 'CHATS') ? (['chat'] as const) : [])] },
    ],
    `DET? ${list('DET? $SOURCE')} (RECORDED|SAVED) QUALITY?`,
    `WE RECORD DET? ${list('DET? $SOURCE')} QUALITY?`,
  ),
  ...forms(lists('accessibility', 'ACCESS'), `~$HAS IS? $ACCESS AVAIL?`, 'WE IS? $ACCESS', 'DET? OFFICE IS $ACCESS'),
  ...forms(says('immigration'), 'WE? (DONTASK|NEG ASK ABOUT?) STATUS'),
  ...forms(says('after-hours'), '(USEDBY|WE OFFER)? DET? AFTERHOURS'),
  ...forms(says('referral-source'), 'ASK? HEARD ASKED?', 'ASK (ABOUT|FOR) HEARD', 'ASK DET? HEARD'),
  ...forms(
    matters,
    `~MANY? DET? ${list('(KIND CASES?|PEOPLE CALLERS?)')}`,
    `WE? MANY? ($TAKE) MANY? DET? ${list('(KIND CASES?|PEOPLE CALLERS?)')}`,
    `MANY? DET? CALLERS (MANY)? (IS|LIVEWITH) MANY? ${list('(KIND|PEOPLE)')}`,
    `WE? ASK (ABOUT) DET? ${list('(KIND CASES?|PEOPLE)')}`,
    `BEGENTLE ${list('(PEOPLE CALLERS?)')}`,
    `WE? ASK WHETHER DET? ${list('(KIND CASES?|PEOPLE)')} INVOLVED?`,
    'PEOPLE WELCOME',
  ),
];
