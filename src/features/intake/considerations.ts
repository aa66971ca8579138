import { FORMS, type Form } from './considerations/forms.ts';
import { joinWords } from './considerations/join-words.ts';
import { MATTER_KINDS } from './considerations/matter-kinds.ts';
import type { Said } from './considerations/readers.ts';
import { type Cause, causeOf, FRAGMENT_MOST, mayLimitOthers, type Reason } from './considerations/reasons.ts';
import { sentencesOf, type Token } from './considerations/tokens.ts';
import { TOPIC_IDS, type TopicId, topic } from './considerations/topics.ts';
import { daysIn } from './considerations/values.ts';
import type { IntakeConfig } from './schema.ts';

/** Where something stands in the text as it was typed. */
export type Span = { start: number; end: number };
/** One thing that the firm says of itself, fully understood. */
export type Statement = {
  id: TopicId;
  /** What its line is filled with, spelled by our lists; the visitor's own words never get into a script. */
  words?: string;
  /** Taking these out of the text takes the statement out. */
  spans: Span[];
};
/** A part of the text without any effect on a script, and why. */
type NotUsed = { span: Span; reason: Reason; word?: string };
export type Reading = { statements: Statement[]; notUsed: NotUsed[] };

/** What a visitor is shown before a script is written. */
export type ConsiderationsPreview = {
  /** The very sentence of the script, the visitor's own words that it comes from, and where they stand. */
  said: { sentence: string; own: string[]; spans: Span[] }[];
  notUsed: { own: string; why: string; span: Span }[];
};

/** More would turn the conversation into a list; the first of TOPIC_IDS count. */
export const CONSIDERATIONS_MOST = 10;
/** Words of a sentence, and parts of it that are tried together: beyond that it is not understood. */
const SENTENCE_MOST = 120;
const PARTS_MOST = 10;

/** Channel and practice area, as far as they are chosen. */
export type Fit = Partial<Pick<IntakeConfig, 'practiceArea' | 'channel'>>;

type Group = { tokens: readonly Token[]; form: Form; said: readonly Said[] };
type Sentence = { tokens: readonly Token[]; span: Span; groups: readonly Group[]; cause?: Cause };

const PARTING = /^(?:COMMA|AND|BUT|OR|DASH|PART|COLON)$/;
const symbolsOf = (tokens: readonly Token[]) => tokens.map(({ symbol }) => `${symbol}_`).join('');

function groupOf(tokens: readonly Token[]): Group | undefined {
  const symbols = symbolsOf(tokens);
  for (const form of FORMS) {
    const said = form.pattern.test(symbols) ? form.read(tokens) : undefined;
    if (said) return { tokens, form, said };
  }
  return undefined;
}

/** The sentence as a row of parts that are each understood, the longest first; or undefined. */
function groupsOf(tokens: readonly Token[]): Group[] | undefined {
  const ends = [...tokens.keys()].filter((at) => PARTING.test(tokens[at]?.symbol ?? ''));
  const known = new Map<number, Group[] | undefined>();
  const from = (start: number): Group[] | undefined => {
    if (start >= tokens.length) return [];
    if (known.has(start)) return known.get(start);
    known.set(start, undefined);
    const next = ends.filter((end) => end > start).slice(0, PARTS_MOST);
    for (const end of [...(next.length < PARTS_MOST ? [tokens.length] : []), ...next.reverse()]) {
      const group = groupOf(tokens.slice(start, end));
      let after = end;
      while (PARTING.test(tokens[after]?.symbol ?? '')) after += 1;
      const rest = group && from(after);
      if (!rest) continue;
      known.set(start, [group, ...rest]);
      break;
    }
    return known.get(start);
  };
  return from(0);
}

const isMoney = ({ said }: Group) => said.some(({ id }) => topic(id).money);
/** Fragments that only say more, and limit nothing; a way to meet may limit what a consultation costs. */
const HARMLESS: readonly TopicId[] = ['language', 'bilingual', 'accessibility', 'video'];
const CONSULTATION: readonly TopicId[] = ['free-consultation', 'consultation-fee'];
const saysOne = ({ said }: Group, ids: readonly TopicId[]) => said.some(({ id }) => ids.includes(id));
const isLooseLimit = (group: Group) => group.form.loose && !saysOne(group, HARMLESS);
/** What a firm may do in one place only: "Home visits, only in Tampa" is no rule for all of its matters. */
const SERVICES: readonly TopicId[] = [
  ...HARMLESS,
  'visits',
  'walk-ins',
  'appointments',
  'extra-appointments',
  'appointment-only',
  'hours',
  'closed',
  'after-hours',
  'recording',
  'scheduling-link',
];
const PLACES: readonly TopicId[] = ['place', 'place-only'];
const isService = (group: Group) => saysOne(group, SERVICES);
const isPlace = (group: Group) => saysOne(group, PLACES);
/** "Free consultation, veterans" may well mean veterans alone. */
function mayBeOneThing(groups: readonly Group[]): boolean {
  if (groups.some(isPlace) && groups.some(isService)) return true;
  const others = groups.filter((group) => !isMoney(group));
  const isPriced = groups.some((group) => saysOne(group, CONSULTATION));
  return (
    others.length < groups.length &&
    others.some((group) => isLooseLimit(group) || (isPriced && group.form.loose && saysOne(group, ['video'])))
  );
}

function readSentence(all: readonly Token[]): Sentence {
  const tokens = all.filter(({ symbol }) => symbol);
  const span = { start: all[0]?.start ?? 0, end: all.at(-1)?.end ?? 0 };
  const groups = tokens.length <= SENTENCE_MOST ? groupsOf(tokens) : undefined;
  const sentence = { tokens: all, span, groups: groups ?? [] };
  if (!groups) return { ...sentence, cause: causeOf(all) };
  if (mayBeOneThing(groups)) return { ...sentence, groups: [], cause: { reason: 'condition' } };
  return sentence;
}

/** The last text with its sentences: they are the same for every script, and one text is asked about many times. */
let lastRead: { text: string; sentences: readonly Sentence[] } = { text: '', sentences: [] };

function readSentences(text: string): readonly Sentence[] {
  if (lastRead.text !== text) lastRead = { text, sentences: sentencesOf(text).map(readSentence) };
  return lastRead.sentences;
}

const kindsIn = (tokens: readonly Token[]) => {
  const about =
    /^(?:FREE|NOCHARGE|FEE|CONSULT|PLANS|FLATFEE|CONTINGENCY|BILLS|LANG|KIND|COUNTY|CITY|STATE|APPT|PARTY|PLACE|NAME|VIDEO|VIDEOMEET|LINK|WALKINS|DAY|SPARE|OPEN|HOURS|CLOSED|CALLS|CHATS|ACCESS)$/;
  return new Set(
    tokens
      .filter(({ symbol }) => about.test(symbol))
      .map(({ symbol, value }) => (value ? `${symbol} ${value}` : symbol)),
  );
};
const sharesTopic = (a: readonly Token[], b: readonly Token[]) => {
  const known = kindsIn(a);
  return [...kindsIn(b)].some((each) => known.has(each));
};

/** A sentence that is not understood may limit the one beside it, and any that speaks of the same thing. */
function isDoubted(sentence: Sentence, at: number, all: readonly Sentence[]): boolean {
  return all.some((other, place) => {
    if (other === sentence) return false;
    const isNext = place === at + 1;
    if (!other.cause)
      return (
        (isNext && ((sentence.groups.some(isMoney) && isLimit(other)) || isPlacedService(sentence, other))) ||
        (place === at - 1 && isPlacedService(other, sentence))
      );
    if (sharesTopic(sentence.tokens, other.tokens)) return true;
    if (isNext && sentence.groups.some(isMoney)) return true;
    const isClose = isNext || (place === at - 1 && /^(?:condition|ask|county)$/.test(other.cause.reason));
    const isShort = other.tokens.length <= FRAGMENT_MOST;
    return isClose && (isShort || other.cause.reason !== 'unknown') && mayLimitOthers(other.tokens);
  });
}
const isLimit = ({ groups }: Sentence) =>
  groups.length === 1 &&
  groups.every((each) => isLooseLimit(each) && !each.said.some(({ id }) => id === 'not-taken'));
/** "Home visits. Only in Tampa." */
const isPlacedService = (service: Sentence, limit: Sentence) =>
  service.groups.some(isService) && isLimit(limit) && limit.groups.some(isPlace);

type Claim = { said: Said; span: Span };
const wordsOf = ({ id, words = [] }: Said) => words.join(topic(id).joins ? '|' : ' or ');
const EITHER_OR: readonly (readonly [TopicId, TopicId])[] = [
  ['free-consultation', 'consultation-fee'],
  ['appointment-only', 'walk-ins'],
  ['place', 'place-only'],
];

/** The firm cannot mean both. */
function contradicts(a: Said, b: Said): boolean {
  if (EITHER_OR.some((pair) => pair.includes(a.id) && pair.includes(b.id) && a.id !== b.id)) return true;
  const [one, two] = [wordsOf(a), wordsOf(b)];
  if (a.id === b.id) return !topic(a.id).joins && one !== two;
  const isTaken = (x: Said, y: Said) =>
    x.id === 'not-taken' && (y.id === 'only-taken' ? shared(x, y) : kindTopics(x).includes(y.id));
  if (isTaken(a, b) || isTaken(b, a)) return true;
  const isOpen = (x: Said, y: Said) =>
    x.id === 'closed' &&
    ['hours', 'appointments', 'extra-appointments'].includes(y.id) &&
    daysIn(wordsOf(x)).some((day) => daysIn(wordsOf(y)).includes(day));
  return isOpen(a, b) || isOpen(b, a);
}
const shared = (a: Said, b: Said) => (a.words ?? []).some((word) => b.words?.includes(word));
const kindTopics = ({ words = [] }: Said) =>
  words.map((name) => MATTER_KINDS.find((kind) => kind.name === name)?.topic);

function fits({ id, areas, channels }: Said, { practiceArea, channel }: Fit): boolean {
  const own = topic(id);
  return (
    [own.areas, areas].every((each) => !practiceArea || !each || each.includes(practiceArea)) &&
    [own.channels, channels].every((each) => !channel || !each || each.includes(channel))
  );
}

/** One statement for each topic, with the words of all that say it. */
function statementsOf(claims: readonly Claim[]): Statement[] {
  return TOPIC_IDS.flatMap((id) => {
    const own = claims.filter(({ said }) => said.id === id);
    if (!own.length) return [];
    const words = [...new Set(own.flatMap(({ said }) => said.words ?? []))];
    const spans = own
      .map(({ span }) => span)
      .filter((span, at, all) => all.findIndex(({ start }) => start === span.start) === at);
    return [{ id, spans, ...(words.length && { words: joinWords(words, topic(id).joins ?? 'or') }) }];
  });
}

/** A word that was read in lower case, as the visitor has written it. */
function asTyped(text: string, { start, end }: Span, word: string): string {
  const at = text.slice(start, end).toLowerCase().indexOf(word);
  const typed = text.slice(start + at, start + at + word.length);
  return at >= 0 && typed.toLowerCase() === word ? typed : word;
}

/**
 * Reads special considerations: what is wholly understood, and what is not used and why. A sentence counts as a whole:
 * one word in it that is not understood, and none of it is used.
 */
export function readConsiderations(text: string, fit: Fit = {}): Reading {
  const sentences = readSentences(text);
  const notUsed: NotUsed[] = sentences.flatMap(({ span, cause }) =>
    cause ? [{ span, ...cause, ...(cause.word && { word: asTyped(text, span, cause.word) }) }] : [],
  );
  const claims: Claim[] = [];
  /** Not used, and yet the firm's own words: whatever they deny is not said either. */
  const doubted: Claim[] = [];
  for (const [at, sentence] of sentences.entries()) {
    if (sentence.cause) continue;
    const isInDoubt = isDoubted(sentence, at, sentences);
    if (isInDoubt) notUsed.push({ span: sentence.span, reason: 'beside' });
    for (const { tokens, said } of sentence.groups) {
      const span = { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 };
      (isInDoubt ? doubted : claims).push(...said.map((each) => ({ said: each, span })));
      if (!said.length && !isInDoubt) notUsed.push({ span, reason: 'area' });
    }
  }
  /** One part of a text may hold several claims; the visitor reads once why it is not used. */
  const refuse = ({ span }: Claim, reason: Reason) => {
    if (!notUsed.some((each) => each.span.start === span.start && each.reason === reason))
      notUsed.push({ span, reason });
  };
  const agreed = claims.filter((claim) => {
    const isDenied = [...claims, ...doubted].some(
      (other) => other !== claim && contradicts(claim.said, other.said),
    );
    if (isDenied) refuse(claim, 'contradiction');
    return !isDenied;
  });
  const fitting = agreed.filter((claim) => {
    const isFit = fits(claim.said, fit);
    if (!isFit) refuse(claim, 'area');
    return isFit;
  });
  // Whoever names a language has said all of "bilingual staff".
  const isNamed = fitting.some(({ said }) => said.id === 'language');
  const statements = statementsOf(
    fitting.map((claim) =>
      isNamed && claim.said.id === 'bilingual' ? { ...claim, said: { id: 'language' } } : claim,
    ),
  );
  for (const { spans } of statements.slice(CONSIDERATIONS_MOST))
    notUsed.push(...spans.map((span) => ({ span, reason: 'many' as const })));
  notUsed.sort((a, b) => a.span.start - b.span.start);
  return { statements: statements.slice(0, CONSIDERATIONS_MOST), notUsed };
}
