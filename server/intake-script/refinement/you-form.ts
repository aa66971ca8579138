const PERSON =
  '(?:the|a|this|your|our|my|any|each)(?: (?:potential|prospective|new))? (?:client|caller|visitor|prospect|lead|person)';
const PEOPLE = '(?:(?:the|our|your|new|potential|prospective) )?(?:clients|callers|visitors|prospects|leads)';

const PLURAL_WORDS: readonly [RegExp, string][] = [
  [/\bthemsel(?:ves|f)\b/gi, 'yourself'],
  [/\bthey'(re|ve|d|ll)\b/gi, "you'$1"],
  [/\bthey\b/gi, 'you'],
  [/\btheirs\b/gi, 'yours'],
  [/\btheir\b/gi, 'your'],
  [/\bthem\b/gi, 'you'],
  [new RegExp(`\\b${PEOPLE}'`, 'gi'), 'your'],
  [new RegExp(`\\b${PEOPLE}\\b`, 'gi'), 'you'],
];
const OF_PERSON = new RegExp(`\\b${PERSON}'s\\b`, 'gi');
const ONE_PERSON = new RegExp(`\\b(?:he|she|${PERSON})\\b`, 'gi');

const IRREGULAR: Record<string, string> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
};
const ADVERB = /^(?:already|also|ever|never|still|currently|recently|previously|now|only|just|\w+ly)$/;
const AUXILIARY = /^(?:is|was|has|does)$/i;

/** "carries" belongs to "he", "carry" to "you". */
function withYou(verb: string): string {
  const lower = verb.toLowerCase();
  if (IRREGULAR[lower]) return IRREGULAR[lower];
  if (/[^aeiou]ies$/.test(lower)) return verb.replace(/ies$/, 'y');
  if (/(?:ss|sh|ch|x|zz|o)es$/.test(lower)) return verb.replace(/es$/, '');
  return /[^su]s$/.test(lower) ? verb.replace(/s$/, '') : verb;
}

/** "he's" is "he is" before an -ing form and an article, "he has" before "been". */
function singular(text: string): string {
  return text
    .replace(/\b(?:he|she)'s\b(?= (?:been|had|ever|already))/gi, "you've")
    .replace(/\b(?:he|she)'s\b/gi, "you're")
    .replace(/\b(?:he|she)'(d|ll)\b/gi, "you'$1")
    .replace(/\bhis or her\b|\bhis\/her\b/gi, 'your')
    .replace(/\bhe or she\b|\bhe\/she\b/gi, 'he')
    .replace(OF_PERSON, 'your')
    .replace(ONE_PERSON, '\u0001')
    .replace(/\b(?:himself|herself)\b/gi, 'yourself')
    .replace(/\b(?:his|her)\b(?= \w)/gi, 'your')
    .replace(/\b(?:him|her)\b/gi, 'you');
}

/**
 * Turns what is said about a client into what is said to one: "whether the client owns a home" to "whether you own
 * a home".
 */
export function youForm(text: string): string {
  const marked = PLURAL_WORDS.reduce((line, [pattern, word]) => line.replace(pattern, word), singular(text));
  const words = marked.split(' ');
  words.forEach((word, at) => {
    if (word !== '\u0001') return;
    words[at] = 'you';
    const before = words[at - 1] ?? '';
    // In "is the client insured" the verb stands in front.
    if (AUXILIARY.test(before)) {
      words[at - 1] = withYou(before);
      return;
    }
    let verb = at + 1;
    while (ADVERB.test(words[verb] ?? '')) verb += 1;
    if (words[verb]) words[verb] = withYou(words[verb] ?? '');
  });
  return words.join(' ').replaceAll('\u0001', 'you');
}
