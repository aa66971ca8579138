import { asksForSecret, forbiddenWords } from '../../../src/features/intake/forbidden-words.ts';
import type { IntakeChannel, IntakeScript } from '../../../src/features/intake/schema.ts';
import { wordsIn } from '../compose.ts';

/** Words of a script that a model wrote, both ends inclusive. */
export const MODEL_WORDS = { least: 230, most: 720 } as const;

const OF_ANOTHER_CHANNEL: Record<IntakeChannel, RegExp> = {
  phone:
    /\b(?:this chat|chatting|chat window|repl(?:y|ies) to this e-?mail|this e-?mail|front desk|have a seat)\b/i,
  chat: /\b(?:for (?:calling|your call|your e-?mail|coming in)|on the line|hang up|this (?:phone )?call|this e-?mail|front desk|have a seat)\b/i,
  email:
    /\b(?:for (?:calling|your call|chatting|coming in)|on the line|hang up|hold the line|this (?:phone )?call|this chat|front desk|have a seat)\b/i,
  'in-person':
    /\b(?:for (?:calling|your call|your e-?mail|chatting)|on the line|hang up|this (?:phone )?call|this chat|this e-?mail)\b/i,
};
const LINK =
  /https?:|www\.|\S@[^\s@]{1,99}\.\w|\b[\w-]{1,63}\.(?:com|net|org|info|biz|io|co|ai|app|law|legal|us|uk|example)\b/i;
const MARKUP = /<\/?[a-z!]|\*\*|`|^\s*#{1,6}\s|[[\]{}|]|[^\P{C}\n]/imu;
/** "$1,500", "20%", "9:30", "813-555-0142" */
const NUMBER = /\$?\d(?:[\d,.:/-]{0,20}\d)?%?/g;
const COUNTED =
  /\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|half)[ -](?:hundred |thousand )?(?:dollars?|percent|hours?|days?|weeks?|months?|years?)\b|\b(?:two|three|five|ten|fifteen|twenty|thirty) minutes\b/g;
const MONEY =
  /\b(?:dollars?|(?<!feel )free(?! to\b)|no (?:up-?front )?(?:charge|cost|fees?)|waived?|discount\w*|contingen\w+|retainer|hourly|flat[- ](?:fee|rate)|payment plans?)\b/g;
const NO_RELATIONSHIP = /\b(?:no|not|nor|never|until|unless|without|before|only)\b|n't\b/;
const WORD = /\p{L}[\p{L}'-]*/gu;

const straight = (text: string) =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-');
const root = (word: string) => word.toLowerCase().replace(/'(?:s|ll|re|ve|d|m)?$/, '');
const wordsOf = (text: string) =>
  [...text.matchAll(WORD)].flatMap(([word]) => [root(word), ...root(word).split('-')]);

/** Capitalized words that are none of ours. At the start of a sentence only one that does something is a name. */
function namesIn(text: string, known: ReadonlySet<string>): boolean {
  const plain = text.replace(/\b(Mr|Mrs|Ms|Dr|Atty)\. /g, '$1 ');
  return [...plain.matchAll(WORD)].some(({ 0: word, index }) => {
    if (!/^\p{Lu}/u.test(word) || /^[A-Z]{1,5}$/.test(word) || known.has(root(word))) return false;
    if (
      root(word)
        .split('-')
        .every((part) => known.has(part))
    )
      return false;
    const isFirst = /(?:^|[.!?:;"(\n-])\s*$/.test(plain.slice(0, index));
    return (
      !isFirst ||
      /^(?:'ll|'s)? (?:will|is|has|can|would|handles|takes|and [A-Z])\b/.test(
        plain.slice(index + word.length),
      )
    );
  });
}

export type Given = {
  channel: IntakeChannel;
  /** A firm may be called "Tampa Injury Specialists" or "smithlaw.com". */
  firmName: string;
  /** Answers, ticks and notes, and the script of our own library for them. */
  own: string;
  /** All lines of our library. */
  library: string;
};

/** What a script of a model breaks of the rules for it, each once. */
export function faultsOf({ opening, qualification, closing }: IntakeScript, given: Given): string[] {
  const lines = [
    opening,
    ...qualification.flatMap(({ section, questions }) => [section, ...questions]),
    closing,
  ];
  const text = straight(lines.join('\n')).replaceAll(straight(given.firmName), 'our firm');
  const lower = text.toLowerCase();
  const [own, all] = [straight(given.own).toLowerCase(), straight(`${given.own}\n${given.library}`)];
  const numbers = new Set(all.match(NUMBER));
  const words = wordsIn(text);
  const isNew = (pattern: RegExp, source: string) =>
    (lower.match(pattern) ?? []).some((found) => !source.includes(found));
  const checks: Record<string, boolean> = {
    'too-short': words < MODEL_WORDS.least,
    'too-long': words > MODEL_WORDS.most,
    'another-channel': OF_ANOTHER_CHANNEL[given.channel].test(text),
    link: LINK.test(text),
    markup: MARKUP.test(text),
    number:
      (text.match(NUMBER) ?? []).some((found) => !numbers.has(found)) || isNew(COUNTED, all.toLowerCase()),
    money: isNew(MONEY, own),
    name: namesIn(text, new Set(wordsOf(all))),
    secret: asksForSecret(text),
    relationship: lower
      .split(/[.!?\n]+/)
      .some((each) => each.includes('attorney-client relationship') && !NO_RELATIONSHIP.test(each)),
  };
  const broken = Object.entries(checks).flatMap(([fault, isBroken]) => (isBroken ? [fault] : []));
  return [...new Set([...broken, ...forbiddenWords(text)])];
}
