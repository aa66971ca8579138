import { brokenRules } from '../../../src/features/intake/forbidden.ts';
import type { IntakeConfig } from '../../../src/features/intake/schema.ts';
import { removeDoubleStops } from '../../../src/features/intake/ticks.ts';

export const MODEL_WORD_LIMITS = { min: 230, max: 720 } as const;

export const SLOTS = { firm: '{firm}', attorney: '{attorney}', fee: '{fee}' } as const;
const SLOT = /\{(?:firm|attorney|fee)\}/g;

const LINK =
  /https?:|www\.|\S@[^\s@]{1,99}\.\w|\b[\w-]{1,63}\.(?:com|net|org|info|biz|io|co|ai|app|law|us)\b/i;
/** Matches tags, Markdown, placeholders other than slots, and invisible characters. */
const MARKUP = /<\/?[a-z!]|\*\*|`|\]\(|[{}]|^\s*#{1,6}\s|\[(?:the |your |law )?firm|[^\P{C}\n]/imu;
const NUMBER = /\$?\d(?:[\d,.:/-]{0,20}\d)?%?/g;
/** Matches numbers in words that would commit the firm: a time, a share, money, a phone number. */
const SPELLED_NUMBER =
  /\b(?:within an?|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty|hundred|half)[ -](?:minutes|hours?|days?|weeks?|months?|years?)\b|\b(?:one|an?|two)[ -](?:thirds?|quarters?|half)\b|(?:\b(?:zero|one|two|three|four|five|six|seven|eight|nine)\b[ -]?){3,}|\b(?:millions?|hundreds?|thousands?)\b/g;
const WORD = /\p{L}[\p{L}'-]*/gu;
/** Common words that are not in our library. At the beginning of a sentence they are no names. */
const OPENING_WORDS =
  `above absolutely actually almost although anyway apart assuming based beneath beyond certainly clearly colleague
concerning congratulations depending describe despite during excellent except explain finally forget fortunately generally great
half he her hers hey him his honestly hope however including indeed inside instead kindly lastly later least mine moreover my
naturally neither next normally often ok otherwise perfect perhaps quickly quite rather really regarding regardless remember sadly
several share she sometimes somewhere sorry therefore third throughout till together tomorrow tonight truly typically understand
understood unfortunately upon usually via whenever wherever whichever while wonderful yesterday yours`.split(
    /\s+/,
  );

const straighten = (text: string) => text.replace(/[‘’]/g, "'").replace(/[\u2010-\u2015]/g, '-');
const wordRoot = (word: string) => word.toLowerCase().replace(/'(?:s|ll|re|ve|d|m|t)?$/, '');
const wordsOf = (text: string) =>
  (text.match(WORD) ?? []).flatMap((word) => [wordRoot(word), ...wordRoot(word).split('-')]);

/** Collects the numbers and words of `values`. A model may use no others. */
export function vocabularyOf(values: unknown) {
  const plainText = straighten(JSON.stringify(values).replace(/\\[nrt]/g, ' '));
  return {
    lower: plainText.toLowerCase(),
    numbers: new Set(plainText.match(NUMBER)),
    words: new Set([...wordsOf(plainText), ...OPENING_WORDS]),
  };
}
export type Vocabulary = ReturnType<typeof vocabularyOf>;

const isName = (word: string, { words }: Vocabulary) =>
  /^\p{Lu}/u.test(word) &&
  !/^[A-Z]{1,5}$/.test(word) &&
  !wordRoot(word)
    .split('-')
    .every((wordPart) => words.has(wordPart));

/** `lines` must have a slot in place of the firm's name (`withSlots`). */
export function findFaults(
  lines: readonly { part: string; text: string }[],
  { channel, practiceArea }: IntakeConfig,
  vocabulary: Vocabulary,
): string[] {
  const text = straighten(lines.map((line) => line.text).join('\n'));
  const withoutSlots = text.replace(SLOT, ' ');
  const wordCount = text.match(/\S+/g)?.length ?? 0;
  const spelledNumbers = withoutSlots.toLowerCase().match(SPELLED_NUMBER) ?? [];
  const checks: Record<string, boolean> = {
    'too-short': wordCount < MODEL_WORD_LIMITS.min,
    'too-long': wordCount > MODEL_WORD_LIMITS.max,
    'no-firm': !text.includes(SLOTS.firm),
    link: LINK.test(withoutSlots),
    markup: MARKUP.test(withoutSlots),
    number:
      (withoutSlots.match(NUMBER) ?? []).some((number) => !vocabulary.numbers.has(number)) ||
      spelledNumbers.some((number) => !vocabulary.lower.includes(number)),
    name: (withoutSlots.match(WORD) ?? []).some((word) => isName(word, vocabulary)),
    // An email contains no directions to staff.
    direction: channel === 'email' && /\([A-Z]/.test(withoutSlots),
  };
  const brokenChecks = Object.keys(checks).filter((fault) => checks[fault]);
  const scope = { practiceArea, channel };
  const rules = lines.flatMap((line) => brokenRules(line.text, { ...scope, part: line.part }));
  return [...new Set([...brokenChecks, ...rules])];
}

/** A model may write the firm's name instead of the slot. */
export const withSlots = (text: string, firm: string) => text.replaceAll(firm, SLOTS.firm);

export const fillSlots = (text: string, firm: string, fee = '') =>
  removeDoubleStops(
    text
      .replaceAll(SLOTS.firm, () => firm)
      .replace(/(^|[.?!]\s)\{attorney\}/g, '$1One of our attorneys')
      .replaceAll(SLOTS.attorney, 'one of our attorneys')
      .replaceAll(SLOTS.fee, () => fee),
  );
