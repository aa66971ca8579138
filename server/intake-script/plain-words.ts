import type { PlainWord } from './library-schema.ts';

const STARTS_WITH_VOWEL = /^[aeiou]/i;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "an attorney" must become "a lawyer": the article follows the new word. */
function article(found: string, word: string) {
  const right = STARTS_WITH_VOWEL.test(word) ? 'an' : 'a';
  return found.startsWith('A') ? capitalized(right) : right;
}

type Plainer = { words: Map<string, string>; pattern: RegExp };
const kept = new WeakMap<readonly PlainWord[], Plainer>();

/** The pattern is long, so it is made once for each table. */
const plainer = (table: readonly PlainWord[]) => kept.getOrInsertComputed(table, newPlainer);

function newPlainer(table: readonly PlainWord[]): Plainer {
  const hard = table.map(({ from }) => RegExp.escape(from)).join('|');
  return {
    words: new Map(table.map(({ from, to }) => [from.toLowerCase(), to])),
    // A word joined by a hyphen is another word: "attorney-client relationship" has no plainer name in law.
    pattern: new RegExp(`(?<![\\w-])(?:(an?)(\\s+))?(${hard})(?![\\w-])`, 'gi'),
  };
}

/** Puts plainer words in the place of harder ones, the first pair that fits, and keeps capitals and articles right. */
export function inPlainWords(text: string, table: readonly PlainWord[]): string {
  const { words, pattern } = plainer(table);
  return text.replace(pattern, (all, found: string | undefined, gap: string, old: string) => {
    const to = words.get(old.toLowerCase());
    if (!to || to === old) return all;
    const word = /^[A-Z]/.test(old) ? capitalized(to) : to;
    return found ? `${article(found, word)}${gap}${word}` : word;
  });
}
