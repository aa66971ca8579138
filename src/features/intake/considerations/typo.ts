import { LEXICON, type Meaning } from './lexicon.ts';

/** In letters: shorter words are too close to each other. */
const LONG_ENOUGH = 8;

const WORDS = new Map<number, string[]>();
for (const word of LEXICON.keys())
  if (word.length >= LONG_ENOUGH - 1 && !word.includes(' '))
    WORDS.set(word.length, [...(WORDS.get(word.length) ?? []), word]);

/** One letter more, less, other, or two changed places. */
function isOneOff(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwap = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === long.slice(at + 1) || (isSwap && short.slice(at + 2) === long.slice(at + 2));
}

/** What a long word with one slip of the finger means, if only one thing can be meant. */
export function oneTypo(word: string): Meaning | undefined {
  if (word.length < LONG_ENOUGH) return undefined;
  const near = [-1, 0, 1]
    .flatMap((more) => WORDS.get(word.length + more) ?? [])
    // "provided" is no slip for "provides"
    .filter((each) => each[0] === word[0] && each.at(-1) === word.at(-1) && isOneOff(word, each))
    .map((each) => LEXICON.get(each) as Meaning);
  const [first] = near;
  return first && near.every(({ symbol, value }) => symbol === first.symbol && value === first.value)
    ? first
    : undefined;
}
