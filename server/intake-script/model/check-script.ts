import { brokenRules } from '../../../src/features/intake/forbidden.ts';
import type { IntakeConfig } from '../../../src/features/intake/schema.ts';
import { withoutDoubleStops } from '../../../src/features/intake/ticks.ts';
import { textWordCount } from '../compose.ts';

/** Words of a script that a model wrote, both ends inclusive. */
export const MODEL_WORD_LIMITS = { least: 230, most: 720 } as const;

/** Slots that we fill in a model's script: the firm's name, one of its attorneys, its consultation fee. */
export const SLOTS = { firm: '{firm}', attorney: '{attorney}', fee: '{fee}' } as const;
const SLOT = /\{(?:firm|attorney|fee)\}/g;

const LINK =
  /https?:|www\.|\S@[^\s@]{1,99}\.\w|\b[\w-]{1,63}\.(?:com|net|org|info|biz|io|co|ai|app|law|us)\b/i;
/** Tags, markdown, placeholders other than slots, and invisible characters. */
const MARKUP = /<\/?[a-z!]|\*\*|`|\]\(|[{}]|^\s*#{1,6}\s|\[(?:the |your |law )?firm|[^\P{C}\n]/imu;
/** "$1,500", "20%", "9:30", "813-555-0142" */
const NUMBER = /\$?\d(?:[\d,.:/-]{0,20}\d)?%?/g;
/** A number in words where it binds: a time, a share, the digits of a phone number, a sum. */
const COUNTED =
  /\b(?:within an?|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty|hundred|half)[ -](?:minutes|hours?|days?|weeks?|months?|years?)\b|\b(?:one|an?|two)[ -](?:thirds?|quarters?|half)\b|(?:\b(?:zero|one|two|three|four|five|six|seven|eight|nine)\b[ -]?){3,}|\b(?:millions?|hundreds?|thousands?)\b/g;
const WORD = /\p{L}[\p{L}'-]*/gu;
/** Common words with which a sentence may begin, and which our library does not have. */
const OPENERS =
  `above absolutely actually almost although anyway apart assuming based beneath beyond certainly clearly colleague
concerning congratulations depending describe despite during excellent except explain finally forget fortunately generally great
half he her hers hey him his honestly hope however including indeed inside instead kindly lastly later least mine moreover my
naturally neither next normally often ok otherwise perfect perhaps quickly quite rather really regarding regardless remember sadly
several share she sometimes somewhere sorry therefore third throughout till together tomorrow tonight truly typically understand
understood unfortunately upon usually via whenever wherever whichever while wonderful yesterday yours`.split(
    /\s+/,
  );

const straight = (text: string) => text.replace(/[‘’]/g, "'").replace(/[\u2010-\u2015]/g, '-');
const root = (word: string) => word.toLowerCase().replace(/'(?:s|ll|re|ve|d|m|t)?$/, '');
const wordsOf = (text: string) =>
  (text.match(WORD) ?? []).flatMap((word) => [root(word), ...root(word).split('-')]);

/** Numbers and words that a model may use: those of its input or of our library. */
export function vocabularyOf(values: unknown) {
  const plain = straight(JSON.stringify(values).replace(/\\[nrt]/g, ' '));
  return {
    lower: plain.toLowerCase(),
    numbers: new Set(plain.match(NUMBER)),
    words: new Set([...wordsOf(plain), ...OPENERS]),
  };
}
export type Vocabulary = ReturnType<typeof vocabularyOf>;

/** A capitalized word that is in no source is a name, wherever it is. */
const isName = (word: string, sources: readonly Vocabulary[]) =>
  /^\p{Lu}/u.test(word) &&
  !/^[A-Z]{1,5}$/.test(word) &&
  !root(word)
    .split('-')
    .every((each) => sources.some(({ words }) => words.has(each)));

/**
 * Returns the rules that the lines of a model break, each rule once. In these lines a slot replaces the firm's name
 * (withSlots).
 */
export function faultsOf(
  lines: readonly { part: string; text: string }[],
  { channel, practiceArea }: IntakeConfig,
  sources: readonly Vocabulary[],
): string[] {
  const text = straight(lines.map((line) => line.text).join('\n'));
  const withoutSlots = text.replace(SLOT, ' ');
  const words = textWordCount(text);
  const isNew = (found: string) => sources.every(({ numbers }) => !numbers.has(found));
  const counted = withoutSlots.toLowerCase().match(COUNTED) ?? [];
  const checks: Record<string, boolean> = {
    'too-short': words < MODEL_WORD_LIMITS.least,
    'too-long': words > MODEL_WORD_LIMITS.most,
    'no-firm': !text.includes(SLOTS.firm),
    link: LINK.test(withoutSlots),
    markup: MARKUP.test(withoutSlots),
    number:
      (withoutSlots.match(NUMBER) ?? []).some(isNew) ||
      counted.some((found) => sources.every(({ lower }) => !lower.includes(found))),
    name: (withoutSlots.match(WORD) ?? []).some((word) => isName(word, sources)),
    // An email contains no directions to staff.
    direction: channel === 'email' && /\([A-Z]/.test(withoutSlots),
  };
  const broken = Object.keys(checks).filter((fault) => checks[fault]);
  const place = { practiceArea, channel };
  const rules = lines.flatMap((line) => brokenRules(line.text, { ...place, part: line.part }));
  return [...new Set([...broken, ...rules])];
}

/** The firm's name is a slot wherever a model wrote it out. */
export const withSlots = (text: string, firm: string) => text.replaceAll(firm, SLOTS.firm);

/** A model's text with its slots filled in. */
export const fillSlots = (text: string, firm: string, fee = '') =>
  withoutDoubleStops(
    text
      .replaceAll(SLOTS.firm, () => firm)
      .replace(/(^|[.?!]\s)\{attorney\}/g, '$1One of our attorneys')
      .replaceAll(SLOTS.attorney, 'one of our attorneys')
      .replaceAll(SLOTS.fee, () => fee),
  );
