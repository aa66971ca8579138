import { asksForSecret } from '../asked-secrets.ts';
import { isEnglish } from './english-words.ts';
import { RESERVED_WORDS } from './reserved-words.ts';
import { STATEMENT_WORDS, speaksOnlyToYou, withoutPhrases } from './statement-words.ts';

/** All that a sentence of a model's own consists of, beside letters: no other script, no sign that marks anything up. */
const SIGNS = /^[a-z\s.,;:?!'"()&/-]*$/;
/** A full stop ends a sentence, a slash stands between two words: neither makes an address. */
const JOINED = /[.,;:?!][a-z]|\/(?![a-z])|(?<![a-z])\/|\/[^\s]*\/|[.,;:!?&-]{4}/;
const SHORT_FORMS = /\b(?:a\.m|p\.m|u\.s|e\.g|i\.e|dr|mr|ms|mrs)\.(?=[\s,)])/g;
/** "$1,500", "20%", "9:30", "12/31", "911" */
const NUMBER = /\$?\d(?:[\d,.:/-]{0,20}\d)?%?/g;

/** What every practice says. */
const OWN_NUMBERS = ['911'];

const NUMBER_WORDS =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen|dozens|half|third|quarter|double|triple|twice)$/;
/** What the two can see themselves may be counted: "two things before we start". */
const COUNTED = /^(?:things?|questions?|names?|points?|parts?|steps?|short|quick|more|brief|simple|last|of)$/;
/** "one" counts only in front of these. */
const UNITS = /^(?:years?|months?|weeks?|days?|hours?|percent|dollars?|hundred|thousand|million|third|half)$/;

const VERB = '(?:is|are|was|were|do|does|did|has|have|had|can|could|may|might|shall|should|would|will)';
const ASKING = `(?:what|who|whom|whose|which|how|why|(?:when|where)(?: and (?:when|where|how))?(?: exactly| else)? ${VERB}|${VERB}|any(?:one|thing|body)?(?: else)?)`;
/** Where the asking begins: at once, or after a lead-in. */
const QUESTION = new RegExp(
  `(?:^|[,;:] |\\b(?:and|but|so|or|then) )(?:(?:in|on|at|by|for|from|to|with|about|until|since|of|as) )?${ASKING}\\b`,
);
/** A lead-in that says under which circumstances something is asked, in one clause. */
const CIRCUMSTANCE =
  /^(?:(?:and|or|but) )?(?:if|when|where|while|before|after|since|once|besides|for|in|on|at|of|other than|apart from)\b[^,;:]{0,120}[,;:]? ?$/;
const VERBS = new RegExp(`\\b${VERB}\\b`, 'g');
/** Tells something where it seems to ask: what "did you know" or "because" is followed by, or a clause of its own. */
const CLAIM = [
  /\b(?:know|aware|realize|understand|is it true|remember|like to hear|glad|happy)(?: that)? (?:you|we|they|there|nobody|everyone)\b/,
  /\b(?:did you know|aware|realize|is it true)(?: that)? (?:your|our)\b/,
  /\b(?:agree|confirm|understand|realize|believe|accept|hear) (?:that|your agreement|the law)\b/,
  /\b(?:good|great|excellent|clear|easy|big|real|nice) (?:case|claim|defense|chance|outcome|result)\b/,
  /\b(?:our|a|your) clients?\b|\b(?:hereby|legally|favou?rs?)\b|\bsign with us\b|\b(?:hide|conceal|destroy|delete|shred|lie about)\b/,
  /\bthat (?:there|nobody|everyone|your (?:case|claim|matter|charge|defense)|we)\b/,
  /[,;:] (?:(?:because|since|as|so|and|but|for|or) )?(?:there|you|we|they|this|it|nobody|everyone)\b(?! and\b| or\b)/,
  new RegExp(`[,;:] (?:(?:because|since|as|so|and|but|for|or) )?(?:your|our)\\b[^,;:]{0,60} ${VERB}\\b`),
  /\bany(?:one|thing|body)?\b[^,;:]{0,80}\b(?:claim|case|matter|charge|defense|lawyer|attorney)[^,;:]{0,40}\b(?:is|are|will|can)\b/,
];
const COURTESY = /^(?:please|now|next|then|and|first|also|finally|okay|thank you|thanks)[,.:]? /;
const REQUEST =
  /^(?:(?:tell|show|give|send|walk|take) (?:me|us)\b|let (?:me|us) know\b|(?:send|attach|bring|give) (?:your|the|any|copies)\b|(?:describe|list|spell|state|name|share|explain|include|add|confirm|say|type|identify|provide|summarize|indicate|note|write down|start with|begin with) (?:back|out|your|the|when|what|where|who|which|how|whether|any|anyone|anything|each|every|all|a|an|it|them|everyone|everything|names?|dates?|full|in)\b|i(?:'d| would) (?:also )?like to (?:ask|know|hear)\b|i(?: also| just)? need (?:your|the|to (?:ask|know))\b)/;

/** In lower case; what a hyphen joins is two words, but for e-mails and x-rays. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/\be-(?=mail)|\bx-(?=ray)/g, '')
    .replace(/\ball right\b/g, 'alright')
    .replace(/\bgood-?bye\b/g, 'goodbye')
    .replace(/\bgood (?=morning|afternoon|evening)/g, '')
    .match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? [];

/** Without the signs at its ends, in lower case: what makes two sentences the same. */
const bare = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s"'(.,;:?!-]+|[\s"').,;:?!-]+$/g, '');

/** The sentences of a text with straight quotes and hyphens; a direction to the speaker in parentheses is one or more. */
const sentencesIn = (text: string) => text.split(/(?<=[.?!]["']?)\s+|[()\n]+/).filter((each) => each.trim());

/** In characters; no sentence of our library is as long, and none longer is looked at. */
const SENTENCE_MAX = 600;

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

/** Of texts with straight quotes and hyphens and without the firm's name. */
export function givenBy(texts: readonly string[], english: ReadonlySet<string>, request = ''): Given {
  const all = [...texts, request];
  return {
    sentences: new Set(texts.flatMap(sentencesIn).map(bare)),
    words: new Set(all.flatMap(wordsOf)),
    numbers: new Set([...OWN_NUMBERS, ...all.flatMap((text) => text.match(NUMBER) ?? [])]),
    pairs: new Set(all.flatMap((text) => pairsOf(wordsOf(text)))),
    asked: new Set(wordsOf(request)),
    english,
  };
}

/** A number counts only what it counts in the words that were given: "24 hours" is no "24 months". */
function countsOnly(words: readonly string[], given: Given): boolean {
  return words.every((word, at) => {
    const next = words[at + 1] ?? '';
    if (/\d/.test(word) && !OWN_NUMBERS.includes(word))
      return given.pairs.has(next ? `${word} ${next}` : `${words[at - 1]} ${word}`);
    if (word === 'one') return !UNITS.test(next) || given.pairs.has(`one ${next}`);
    return !NUMBER_WORDS.test(word) || COUNTED.test(next) || given.pairs.has(`${word} ${next}`);
  });
}

function isPlain(sentence: string, given: Given): boolean {
  const isKnown = (word: string) =>
    STATEMENT_WORDS.has(word) || given.asked.has(word) || /^(?:one|two|three)$/.test(word);
  const clauses = withoutPhrases(sentence.replace(NUMBER, ' ')).split(/[,;:]/).map(wordsOf);
  return clauses.every((words) => words.every(isKnown) && speaksOnlyToYou(words));
}

function withoutCourtesy(sentence: string): string {
  const rest = sentence.replace(COURTESY, '');
  return rest === sentence ? sentence : withoutCourtesy(rest);
}

/** Whether it asks for something, so that English is all its words have to be; what leads up to it is said, not asked. */
function asks(sentence: string, given: Given): boolean {
  if (CLAIM.some((claim) => claim.test(sentence))) return false;
  const bareRequest = withoutCourtesy(sentence);
  if (REQUEST.test(bareRequest)) return true;
  const opener = /\?["')]*$/.test(sentence) && QUESTION.exec(sentence);
  if (!opener) return false;
  const leadIn = sentence.slice(0, opener.index);
  const saysOneThing = (leadIn.match(VERBS) ?? []).length < 2;
  return (CIRCUMSTANCE.test(leadIn) && saysOneThing) || isPlain(leadIn, given);
}

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
