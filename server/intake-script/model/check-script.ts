import { asksForSecret, forbiddenWords } from '../../../src/features/intake/forbidden-words.ts';
import type {
  IntakeChannel,
  IntakeConfig,
  IntakeScript,
} from '../../../src/features/intake/schema.ts';
import { wordsIn } from '../compose.ts';
import { spokenFirmName } from '../wording.ts';

/** Words of a script that a model wrote, both ends inclusive. */
export const MODEL_WORDS = { least: 230, most: 720 } as const;

/** What is said in one channel only. */
const OF_CHANNEL: Record<IntakeChannel, RegExp> = {
  phone:
    /\bfor (?:calling|your call)\b|\b(?:on the|hold the) line\b|\bhang up\b|\bthis (?:phone )?call\b/i,
  chat: /\b(?:this|our|the) chat\b|\bchatting\b/i,
  email: /\b(?:this|for your) e-?mail\b|\breply to this\b/i,
  'in-person': /\bfront desk\b|\bhave a seat\b|\bfor (?:coming|stopping) (?:in|by)\b/i,
};
const LINK =
  /https?:|www\.|\S@[^\s@]{1,99}\.\w|\b[\w-]{1,63}\.(?:com|net|org|info|biz|io|co|ai|app|law|us)\b/i;
/** Tags, markdown, a firm that was not filled in, and signs that nobody sees. */
const MARKUP = /<\/?[a-z!]|\*\*|`|\]\(|[{}]|^\s*#{1,6}\s|\[(?:the |your |law )?firm|[^\P{C}\n]/imu;
/** "$1,500", "20%", "9:30", "813-555-0142" */
const NUMBER = /\$?\d(?:[\d,.:/-]{0,20}\d)?%?/g;
/** A number in words where it binds: a time, an amount, a share, the digits of a phone number. */
const COUNTED =
  /\b(?:within an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|hundred|thousand|half)[ -](?:hundred |thousand )?(?:dollars?|percent|minutes|hours?|days?|weeks?|months?|years?)\b|\b(?:one|an?|two|three)[ -](?:thirds?|quarters?|fourths?|fifths?|half)\b|(?:\b(?:zero|one|two|three|four|five|six|seven|eight|nine)\b[ -]?){3,}|\bmillions?\b/g;
const MONEY =
  /\b(?:dollars?|(?<!feel )free(?! to\b)|no (?:up-?front )?(?:charge|cost|fees?)|(?:pay|costs?)(?: \w+){0,2} (?:nothing|a (?:dime|cent|penny))|percentages?|waived?|discount\w*|contingen\w+|retainer|hourly|flat[- ](?:fee|rate)|payment plans?)\b/g;
const WORD = /\p{L}[\p{L}'-]*/gu;
const ACTS =
  /^(?:'ll|'s)? (?:will|is|has|can|would|handles|takes|and [A-Z])\b|^, (?:our|the|an?|who)\b/;

const straight = (text: string) => text.replace(/[‘’]/g, "'").replace(/[\u2010-\u2015]/g, '-');
const root = (word: string) => word.toLowerCase().replace(/'(?:s|ll|re|ve|d|m)?$/, '');
const wordsOf = (text: string) =>
  (text.match(WORD) ?? []).flatMap((word) => [root(word), ...root(word).split('-')]);

/** What texts, in whatever values, give a model to use; read once, the lines of our library above all. */
export function readGiven(values: unknown) {
  const plain = straight(JSON.stringify(values).replace(/\\[nrt]/g, ' '));
  return {
    // Who feels free pays no less.
    lower: plain.toLowerCase().replaceAll('feel free', ''),
    numbers: new Set(plain.match(NUMBER)),
    words: new Set(wordsOf(plain)),
  };
}
export type Given = ReturnType<typeof readGiven>;

/** Capitalized words that nobody gave. At the start of a sentence only one that does something is a name. */
function hasNewName(text: string, isKnown: (word: string) => boolean): boolean {
  const plain = text.replace(/\b(Mr|Mrs|Ms|Dr|Atty)\. /g, '$1 ');
  return [...plain.matchAll(WORD)].some(({ 0: word, index }) => {
    const isAcronym = /^[A-Z]{1,5}$/.test(word);
    if (!/^\p{Lu}/u.test(word) || isAcronym || root(word).split('-').every(isKnown)) return false;
    const isFirst =
      index === 0 || /[.!?:;"“(\n-]\s{0,2}$/.test(plain.slice(Math.max(0, index - 3), index));
    return !isFirst || ACTS.test(plain.slice(index + word.length, index + word.length + 20));
  });
}

/**
 * What a model's script breaks of the rules for it, each once. `own`: answers, ticks, notes and our own script for them;
 * `library`: all of our lines. A firm may be called "Tampa Injury Specialists" or "smithlaw.com".
 */
export function faultsOf(
  script: IntakeScript,
  { channel, firmName }: IntakeConfig,
  own: Given,
  library: Given,
) {
  const { opening, qualification, closing } = script;
  const firm = straight(spokenFirmName(firmName));
  const asked = qualification.flatMap(({ section, questions }) => [section, ...questions]);
  const text = straight([opening, ...asked, closing].join('\n')).replaceAll(firm, 'our firm');
  const lower = text.toLowerCase();
  const words = wordsIn(text);
  const isNew = (pattern: RegExp, ...given: Given[]) =>
    lower.match(pattern)?.some((found) => given.every((each) => !each.lower.includes(found))) ??
    false;
  const isNewNumber = (found: string) => !own.numbers.has(found) && !library.numbers.has(found);
  const checks: Record<string, boolean> = {
    'too-short': words < MODEL_WORDS.least,
    'too-long': words > MODEL_WORDS.most,
    'another-channel': Object.entries(OF_CHANNEL).some(
      ([name, said]) => name !== channel && said.test(text),
    ),
    link: LINK.test(text),
    markup: MARKUP.test(text),
    number: (text.match(NUMBER) ?? []).some(isNewNumber) || isNew(COUNTED, own, library),
    money: isNew(MONEY, own),
    name: hasNewName(text, (word) => own.words.has(word) || library.words.has(word)),
    secret: asksForSecret(text),
  };
  const broken = Object.keys(checks).filter((fault) => checks[fault]);
  return [...new Set([...broken, ...forbiddenWords(text)])];
}
