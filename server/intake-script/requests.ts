import type { ScriptChange } from '../../src/features/intake/requests-schema.ts';
import { asQuestion } from '../../src/features/intake/ticks.ts';

const NAMED_CHANGES: [string, ScriptChange][] = [
  ['shorter|shorten(?: it| the script)?|too long|trim it', { kind: 'shorter' }],
  ['(?:fewer|less) (?:questions|words|text)', { kind: 'shorter' }],
  ['longer|lengthen(?: it)?|too short', { kind: 'longer' }],
  ['more (?:questions|details?|detailed|thorough)', { kind: 'longer' }],
  ['(?:no|less) (?:legalese|jargon)', { kind: 'plain' }],
  ['(?:plain(?:er)?|simpler?|easier)(?: (?:words|language|english))?', { kind: 'plain' }],
  ['professional|formal|serious|less casual', { kind: 'tone', tone: 'professional' }],
  ['warm(?:er|th)?|friendl(?:y|ier)|human|natural', { kind: 'tone', tone: 'warm' }],
  ['less (?:robotic|formal|stiff)', { kind: 'tone', tone: 'warm' }],
  ['assertive|direct|firm(?:er)?|confident', { kind: 'tone', tone: 'assertive' }],
  ['empath(?:y|ic|etic)|gentler?|kind(?:er)?|caring', { kind: 'tone', tone: 'empathetic' }],
  ['compassion(?:ate)?|less (?:cold|harsh|pushy)', { kind: 'tone', tone: 'empathetic' }],
];
const POLITE_START =
  /^(?:(?:please|can you|could you|make|it|this|the script|sound|use|with|be|in|an?|much|bit|little|also|always) )+/i;
const POLITE_END = /[\s,]*(?:please|thanks|thank you)?[\s.!]*$/i;

const withoutQuotes = (text: string) => text.trim().replace(/^"(.*)"$/s, '$1');
const toClause = (text: string) => withoutQuotes(text).replace(/[.?!\s]+$/, '');
const toSentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!)"]$/.test(text) ? '' : '.'}`;

/** Matches a request for a question. "Ask about" without a subject does not match. */
const ASK_REQUEST =
  /^(ask|add)(?: them| callers| the caller| a question)?(:| (?=(?:about|whether|if|for|how|what|when|where|which|who|why)\W+\w)) *(.*[\p{L}\p{N}].*)$/isu;
/** Matches a question. "Do not …" and "What you …" are no questions. */
const QUESTION =
  /^(?:(?:do|does|did|is|are|was|were|has|had|can|could|will|would|may) (?!not\b)|have (?:you|they|there)\b|(?:who|what|when|where|which|why|how) (?!you\b|we\b|they\b))/i;
const REMOVE_REQUEST =
  /^(?:no|remove|delete|drop|skip|leave out|take out|get rid of|do(?: not|n'?t) ask|stop asking)(?: (?:them|callers|any|all|the|more|questions?|lines?))*(?: (?:about|on|for|with))?(?: (?:the|any|an?))? (.*[\p{L}\p{N}].*)$/iu;
/** Matches words that name nothing, as in "no questions about the". */
const NO_SUBJECT = /^(?:(?:about|on|for|with|the|any|an?|all|more|questions?|lines?)\b ?)+$/i;
/** Matches the end of "the fee question", but not of "the last question". */
const SUBJECT_ENDING = /(?<!\b(?:first|second|third|next|last)) (?:questions?|lines?)$/i;
const CLOSE_REQUEST =
  /^(?:end|close|finish)(?: it| the (?:script|call|chat|email|visit))? with:? (.*[\p{L}\p{N}].*)$/isu;

export function readRequest(typedText: string): ScriptChange | undefined {
  const straightText = typedText.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').trim();
  const request = straightText.replace(POLITE_START, '');
  const changeText = request.replace(POLITE_END, '');
  const match = NAMED_CHANGES.find(([pattern]) =>
    new RegExp(`^(?:more )?(?:${pattern})(?: tone)?$`, 'i').test(changeText),
  );
  if (match) return match[1];
  const [, verb = '', colon = '', question = ''] = ASK_REQUEST.exec(request) ?? [];
  if (question && colon === ':') {
    const text = withoutQuotes(question);
    const isQuestion = /^ask$/i.test(verb) || QUESTION.test(text);
    return { kind: 'ask', question: isQuestion ? asQuestion(text) : toSentence(text) };
  }
  if (question) return { kind: 'ask', question: toClause(question) };
  const subject = REMOVE_REQUEST.exec(request)?.[1];
  if (subject && !NO_SUBJECT.test(subject))
    return {
      kind: 'remove',
      words: toClause(subject.replace(POLITE_END, '')).replace(SUBJECT_ENDING, ''),
    };
  const closing = CLOSE_REQUEST.exec(request)?.[1];
  return closing ? { kind: 'closing', text: toSentence(withoutQuotes(closing)) } : undefined;
}
