import { asksForSecret } from '../asked-secrets.ts';
import { asks, isPlain } from './asking.ts';
import { isEnglish } from './english-words.ts';
import { bare, countsOnly, type Given, NUMBER, sentencesIn, wordsOf } from './given-words.ts';
import { RESERVED_WORDS } from './reserved-words.ts';

/** All that a sentence of a model's own consists of, beside letters: no other script, no sign that marks anything up. */
const SIGNS = /^[a-z\s.,;:?!'"()&/-]*$/;
/** A full stop ends a sentence, a slash stands between two words: neither makes an address. */
const JOINED = /[.,;:?!][a-z]|\/(?![a-z])|(?<![a-z])\/|\/[^\s]*\/|[.,;:!?&-]{4}/;
const SHORT_FORMS = /\b(?:a\.m|p\.m|u\.s|e\.g|i\.e|dr|mr|ms|mrs)\.(?=[\s,)])/g;
/** In characters; no sentence of our library is as long, and none longer is looked at. */
const SENTENCE_MAX = 600;

/** An account may be spoken of, and so may a number, but not both. */
const IDENTITY =
  /\b(?:accounts?|cards?|licenses?|passports?|id|identification|identity|banks?|social|routing|debit|credit|tax(?:payer)?)\b/;
const OF_IDENTITY =
  /\b(?:numbers?|digits?|codes?|passwords?|pins?|maiden|details|ready|last|cop(?:y|ies)|photos?|pictures?)\b/;

/** What is wrong with one sentence, in lower case, that was not given. */
function faultsOf(sentence: string, given: Given): string[] {
  const numbers = sentence.match(NUMBER) ?? [];
  const words = wordsOf(sentence);
  const spelled = sentence
    .replace(NUMBER, 'one')
    .replace(SHORT_FORMS, 'then ')
    .replace(/\.\.\./g, ' ');
  const isGiven = (word: string) =>
    [word, `${word}s`, word.replace(/s$/, '')].some((each) => given.words.has(each));
  const isReserved = (word: string) => RESERVED_WORDS.has(word.replace(/'s?$/, '')) && !isGiven(word);
  return [
    ...(SIGNS.test(spelled) && !JOINED.test(spelled) ? [] : ['signs']),
    ...(numbers.every((number) => given.numbers.has(number)) && countsOnly(words, given) ? [] : ['number']),
    ...(words.every((word) => isEnglish(word, given.english) || given.words.has(word) || /^\d+$/.test(word))
      ? []
      : ['not-english']),
    ...(words.some(isReserved) ? ['reserved-word'] : []),
    ...(asksForSecret(sentence) || (IDENTITY.test(sentence) && OF_IDENTITY.test(sentence))
      ? ['secret-asked']
      : []),
    ...(asks(sentence, given) || isPlain(sentence, given) ? [] : ['statement']),
  ];
}

/** A heading names something: it has no verb that could say something of it, and nobody in it. */
const SAYS_SOMETHING =
  /\b(?:you|we|they|i|us|me|this|that|it|there|please|not|do|is|are|was|were|be|will|would|can|could|may|must|should|have|has|had|gets?)\b/;
const HEADING_WORDS_MOST = 7;
const HEADING_MAX = 80;

export function headingFaults(heading: string, given: Given): string[] {
  if (heading.length > HEADING_MAX) return ['heading'];
  const text = bare(heading);
  if (given.sentences.has(text)) return [];
  const words = wordsOf(text);
  const asking = /^(?:what|when|where|who|which|how)\b/.test(text);
  const names = words.length <= HEADING_WORDS_MOST && (asking || !SAYS_SOMETHING.test(text));
  return [...(names ? [] : ['heading']), ...faultsOf(text, given).filter((fault) => fault !== 'statement')];
}

/** The faults of a text with straight quotes and hyphens and without the firm's name. */
export function sentenceFaults(text: string, given: Given): string[] {
  return sentencesIn(text).flatMap((sentence) => {
    if (sentence.length > SENTENCE_MAX) return ['long-sentence'];
    return given.sentences.has(bare(sentence)) ? [] : faultsOf(sentence.trim().toLowerCase(), given);
  });
}
