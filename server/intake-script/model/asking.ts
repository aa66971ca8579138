import { type Given, NUMBER, wordsOf } from './given-words.ts';
import { STATEMENT_WORDS, speaksOnlyToYou, withoutPhrases } from './statement-words.ts';

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

/** Made of words of courtesy, or of those that a visitor asked for. */
export function isPlain(sentence: string, given: Given): boolean {
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
export function asks(sentence: string, given: Given): boolean {
  if (CLAIM.some((claim) => claim.test(sentence))) return false;
  const bareRequest = withoutCourtesy(sentence);
  if (REQUEST.test(bareRequest)) return true;
  const opener = /\?["')]*$/.test(sentence) && QUESTION.exec(sentence);
  if (!opener) return false;
  const leadIn = sentence.slice(0, opener.index);
  const saysOneThing = (leadIn.match(VERBS) ?? []).length < 2;
  return (CIRCUMSTANCE.test(leadIn) && saysOneThing) || isPlain(leadIn, given);
}
