/** "$1,500", "20%", "9:30", "12/31", "911" */
export const NUMBER = /\$?\d(?:[\d,.:/-]{0,20}\d)?%?/g;

/** What every practice says. */
const OWN_NUMBERS = ['911'];

/** In lower case; what a hyphen joins is two words, but for e-mails and x-rays. */
export const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/\be-(?=mail)|\bx-(?=ray)/g, '')
    .replace(/\ball right\b/g, 'alright')
    .replace(/\bgood-?bye\b/g, 'goodbye')
    .replace(/\bgood (?=morning|afternoon|evening)/g, '')
    .match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? [];

/** All white space but single spaces, of which a text is full. */
export const UNEVEN_SPACE = /\s{2,}|[^\S ]/g;

/** Signs that a sentence may begin or end with. */
const BEFORE = ' "\'(.,;:?!-';
const AFTER = ' "\').,;:?!-';

/** Without the signs at its ends, in lower case: what makes two sentences the same. */
export function bare(sentence: string): string {
  const text = sentence.toLowerCase().replace(UNEVEN_SPACE, ' ');
  let start = 0;
  let end = text.length;
  while (start < end && BEFORE.includes(text.charAt(start))) start += 1;
  while (end > start && AFTER.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** The sentences of a text with straight quotes and hyphens; a direction to the speaker in parentheses is one or more. */
export const sentencesIn = (text: string) =>
  text.split(/(?<=[.?!]["']?)\s+|[()\n]+/).filter((each) => each.trim());

/** Words that a model was given: it may repeat their sentences and their numbers, and use their words. */
export type Given = {
  sentences: ReadonlySet<string>;
  words: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  /** Each word with the one after it: "two times". */
  pairs: ReadonlySet<string>;
  /** Words of a visitor's request, of which also statements may be made. */
  asked: ReadonlySet<string>;
  english: ReadonlySet<string>;
};

const pairsOf = (words: readonly string[]) => words.slice(1).map((word, at) => `${words[at]} ${word}`);

/** Computed when it is first asked for. */
function once<T>(compute: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: compute() };
    return made.value;
  };
}

/**
 * Of texts with straight quotes and hyphens and without the firm's name. A script that repeats only sentences, as ours
 * do, needs no more than those.
 */
export function givenBy(texts: readonly string[], english: ReadonlySet<string>, request = ''): Given {
  const all = [...texts, request];
  const spoken = once(() => all.map(wordsOf));
  const words = once(() => new Set(spoken().flat()));
  const numbers = once(() => new Set([...OWN_NUMBERS, ...all.flatMap((text) => text.match(NUMBER) ?? [])]));
  const pairs = once(() => new Set(spoken().flatMap(pairsOf)));
  const asked = once(() => new Set(spoken().at(-1)));
  return {
    sentences: new Set(texts.flatMap(sentencesIn).map(bare)),
    get words() {
      return words();
    },
    get numbers() {
      return numbers();
    },
    get pairs() {
      return pairs();
    },
    get asked() {
      return asked();
    },
    english,
  };
}

const NUMBER_WORDS =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen|dozens|half|third|quarter|double|triple|twice)$/;
/** What the two can see themselves may be counted: "two things before we start". */
const COUNTED = /^(?:things?|questions?|names?|points?|parts?|steps?|short|quick|more|brief|simple|last|of)$/;
/** "one" counts only in front of these. */
const UNITS = /^(?:years?|months?|weeks?|days?|hours?|percent|dollars?|hundred|thousand|million|third|half)$/;

/** A number counts only what it counts in the words that were given: "24 hours" is no "24 months". */
export function countsOnly(words: readonly string[], given: Given): boolean {
  return words.every((word, at) => {
    const next = words[at + 1] ?? '';
    if (/\d/.test(word) && !OWN_NUMBERS.includes(word))
      return given.pairs.has(next ? `${word} ${next}` : `${words[at - 1]} ${word}`);
    if (word === 'one') return !UNITS.test(next) || given.pairs.has(`one ${next}`);
    return !NUMBER_WORDS.test(word) || COUNTED.test(next) || given.pairs.has(`${word} ${next}`);
  });
}
