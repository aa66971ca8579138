import type { Change } from './changes.ts';

const SCRIPT = '(?:it|this|the (?:script|text|wording|language|words)|this script|everything)';
const WORDS = '(?:words?|language|english|wording|terms|vocabulary|speech)';
const PLAIN = "(?:plain(?:er)?|simple|simpler|everyday|easier|basic|ordinary|non-legal|layman'?s)";
const JARGON =
  '(?:the |all |any |all the )?(?:(?:legal )?(?:jargon|terminology|terms)|legalese|big words|fancy words)';

const FORMS = [
  `(?:(?:use|write|make|put|try|rewrite|say|keep|with|in|turn)(?: ${SCRIPT})?(?: (?:in|into|with|using|to))? )?(?:more )?${PLAIN}(?: and (?:clear|short))? ${WORDS}`,
  `(?:make|keep|write)(?: ${SCRIPT})? (?:a (?:little|bit) |much )?(?:plainer|simpler|easier to (?:read|understand|follow)|more (?:readable|understandable))`,
  `(?:a (?:little|bit) )?(?:plainer|simpler|easier to (?:read|understand|follow))`,
  `simplify(?: ${SCRIPT})?|dumb ${SCRIPT} down`,
  `(?:no|less|without|avoid|remove|drop|cut|fewer|delete|lose|take out|get rid of) ${JARGON}`,
  `use (?:less|no|fewer) ${JARGON}`,
  `(?:too much|too many) ${JARGON}`,
];
const WHOLE = new RegExp(`^(?:${FORMS.join('|')})$`);

/** `request` is one in lower case, without "please". */
export function plainRequest(request: string): Change | undefined {
  return WHOLE.test(request) ? { kind: 'plain-words' } : undefined;
}
