import type { ScriptChange } from '../../src/features/intake/requests-schema.ts';
import { asQuestion } from '../../src/features/intake/ticks.ts';

const NAMED_CHANGES: [ScriptChange, string][] = [
  [
    { kind: 'shorter' },
    'short(?:er|en)(?: it)?|too long|trim it|(?:fewer|less) (?:questions|words)',
  ],
  [{ kind: 'longer' }, 'longer|lengthen(?: it)?|too short|more (?:questions|details?|thorough)'],
  [{ kind: 'plain' }, '(?:no|less) (?:legalese|jargon)|(?:plain(?:er)?|simpler?|easier)(?: \\w+)?'],
  [{ kind: 'tone', tone: 'professional' }, 'professional|formal|serious|less casual'],
  [{ kind: 'tone', tone: 'warm' }, 'warm(?:er|th)?|friendl(?:y|ier)|human|less (?:formal|robotic)'],
  [{ kind: 'tone', tone: 'assertive' }, 'assertive|direct|firm(?:er)?|confident'],
  [{ kind: 'tone', tone: 'empathetic' }, 'empath(?:y|etic)|gentler?|kind(?:er)?|caring|less cold'],
];
const POLITE_START =
  /^(?:(?:please|can you|could you|make|it|this|the script|sound|use|with|be|in|an?|much|bit|little|also|always) )+/i;
const POLITE_END = /[\s,]*(?:please|thanks|thank you)?[\s.!?]*$/i;

const withoutQuotes = (text: string) => text.trim().replace(/^"(.*)"$/s, '$1');
const toClause = (text: string) => withoutQuotes(text).replace(/[.?!\s]+$/, '');
const toSentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!)"]$/.test(text) ? '' : '.'}`;

/** Matches a request to add a question. "Ask about" without a subject does not match. */
const QUESTION_REQUEST =
  /^(ask|add)(?: them| callers| the caller| a question)?(:| (?=(?:about|whether|if|for|how|what|when|where|which|who|why)\W+\w)) *(.*[\p{L}\p{N}].*)$/isu;
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
  const namedChange = NAMED_CHANGES.find(([, words]) =>
    new RegExp(`^(?:more )?(?:${words})(?: tone)?$`, 'i').test(changeText),
  );
  if (namedChange) return namedChange[0];
  const [, verb = '', colon = '', question = ''] = QUESTION_REQUEST.exec(request) ?? [];
  if (question && colon === ':') {
    const text = withoutQuotes(question);
    return { kind: 'ask', question: /^ask$/i.test(verb) ? asQuestion(text) : toSentence(text) };
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
