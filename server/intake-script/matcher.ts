import type { Change, IntakeTone } from '../../src/features/intake/schema.ts';
import { asQuestion } from '../../src/features/intake/ticks.ts';

/** What a visitor reads whose request is not understood. */
export const UNDERSTOOD_REQUESTS =
  'We could not make this change. You can ask for a shorter or longer script, another tone (professional, warm, assertive, empathetic), plain words, a question (“ask whether…”, or “add:” and your own words), no questions about something, or a closing line (“end with:”). To change, move or delete one line, click it. What your office says of itself (parking, hours, languages) is ticked under Customize.';

/** What was understood of a request, in the order asked, and what was not, in the visitor's words. */
export type ReadRequest = { changes: Change[]; unknown: string[]; refusal?: string };

/** "less formal" is read as one word, so that it is not "formal". */
const TONE_WORDS: Record<IntakeTone, RegExp> = {
  warm: /\b(?:warm(?:er|th|ly)?|friendl(?:y|ier)|kinder|nicer|welcoming|inviting|more personal|casual|conversational|relaxed|(?:more|sound|like a) human|(?:normal|real) person|less_(?:formal|stiff|cold|robotic|stuffy|corporate))\b/,
  professional:
    /\b(?:professional|formal|business-?like|politer?|polished|less_(?:casual|chatty))\b/,
  assertive:
    /\b(?:assertive|more direct|firmer|confident|stronger|bolder|no-nonsense|to the point)\b/,
  empathetic:
    /\b(?:empathetic|empathic|empathy|compassion(?:ate)?|gentler?|softer?|caring|sympathetic|sensitive|more understanding)\b/,
};
const TONES = Object.keys(TONE_WORDS) as IntakeTone[];
const PLAIN =
  /\b(?:plain(?:er)?|simpl(?:e|er|ify)|easier (?:words|language|to (?:read|say|understand))|legalese|jargon|everyday (?:words|language|english)|lay(?:man'?s)? terms)\b/;
const SHORTER =
  /\b(?:short(?:er|en)?|too (?:long|wordy)|trim|tighten|condense|brief(?:er)?|concise|cut (?:it |this |the script )?(?:down|in half)|half (?:as long|the (?:length|words))|(?:fewer |less_)(?:questions|words|text|wordy|long)|(?:won't|wont|don't|never) read (?:all )?(?:that|this|of|it))\b/;
const LONGER =
  /\b(?:longer|lengthen|expand|too short|more (?:questions(?! about)|details?|detailed|thorough))\b/;
/** A wish for one part of the script only; changes are made to all of it. */
const ONE_PART =
  /\b(?:opening|greeting|intro(?:duction)?|closing|ending|(?:question|line|number|section) ?\d+|first|second|third|last|section|paragraph|sentence)\b/;

/** What stands in quotation marks, or follows a colon, is the visitor's own. */
const OWN_WORDS =
  /^(?:add|ask|include|insert)\b[\w ]{0,40}?(?::\s*(?<rest>.+)|\s"(?<quoted>[^"]+)"[.!]?)$/is;
const CLOSING =
  /^(?:(?:end|close|finish|sign off)(?: it| the (?:script|call|chat|email|visit))?(?: with| by saying)\b|(?:add|use)[\w ]{0,20}\b(?:closing|last|final) (?:line|sentence)(?=\s*[:"])|(?:add|say) at the end\b)\s*:?\s*(?<text>.+)$|^(?:add|put) "(?<quoted>[^"]+)" (?:to the closing|at the end)[.!]?$/is;
const ASK =
  /^(?:have (?:them|her|him|my \w+) ask|(?:always |also )?ask|(?:add|include|insert|put in)(?: (?:a|another|one more|some|the|more))* questions?|(?:more )?questions?)\b(?: (?:them|callers?|the caller|people|everyone|clients?|that asks|asking|to ask))*\s+(?<clause>(?:about|on|regarding|whether|if|for|how|what|when|where|who|which|why)\b.+)$/is;
/** "ask do they have a police report" */
const ASK_PLAIN =
  /^(?:always |also )?ask (?:them |callers |the caller )?(?<question>(?:do|did|does|are|is|was|were|have|has|had|can|could|will|would)\b.+)$/is;
const REMOVE =
  /^(?:remove|delete|drop|cut(?: out)?|take (?:out|away)|leave out|skip|omit|lose|get rid of|no more|no|do(?:n't| not) ask|stop asking|never ask)\b(?: (?:the|any|all|those|that|this|me|them))*(?: (?:questions?|parts?|bits?|lines?|sections?|stuff|things?|everything|anything)\b(?= (?:about|on|where|that|with|regarding|asking|for)\b))?(?: (?:about|on|where|that|with|regarding|asking|asks|mentions|says|for)\b)*\s+(?<topic>.+)$/is;

const COURTESY =
  /^(?:(?:please|pls|kindly|ok|okay|now|also|then|and|but|hi|hello|thanks|maybe|just|(?:can|could|would|will) (?:you|we)|i(?:'d| would) like (?:you )?to|i (?:want|need) you to|we (?:should|need to|want to)|let's|lets|try to|go ahead and)\b[,:]?\s*)+/i;
const COURTESY_END = /[\s,]*(?:please|pls|thanks|thank you|if (?:you can|possible))[\s.!]*$/i;
/** What forbids or limits a wish must not be overlooked. */
const LIMITS =
  /\b(?:not|dont|never|without|except|unless|until|only|keep|leave|instead|rather than|other than|apart from|(?:for|with|to) (?:\w+ (?:callers|calls|clients|people)|moms?|mothers|kids|children|women|men|seniors|veterans)|translate|spanish)\b|n't\b/i;
/** A reason given with a wish asks for nothing: "my girls won't read all that". */
const REASON =
  /^(?:because|since|as|so|my|our|we|it's|its|it|they|this|that's|people|callers|nobody|the (?:girls|staff|callers|team))\b/i;
const UNDO = /^(?:undo|go back|revert|restore|put it back|bring back)\b/i;

const STARTS =
  "make|add|ask|include|insert|remove|delete|drop|cut|take (?:out|away)|leave|skip|omit|lose|get rid|shorten|trim|use|end|close|finish|keep|simpl|more|less|a (?:bit|little)|short|long|warm|friend|kind|nice|formal|professional|assertive|direct|empath|gentl|soft|plain|no |do not|don't|stop|translate|put|have|question|because|since|my|our|we|it|they|this|people|callers|nobody";
/** A sentence's end parts two wishes; a comma or "and" where an order, a manner or a reason follows. */
const JOINTS = new RegExp(
  `[;!\\n]+\\s*|(?<!\\b(?:Mr|Mrs|Ms|Dr))\\.\\s+|(?:,\\s*|\\s+(?=(?:and|then|but|plus|also)\\s))(?:(?:and|then|but|plus|also)\\s+)*(?=(?:please |also |then )*(?:${STARTS}))`,
  'i',
);
const OWN_START =
  /(?<=^|[\s,;.])(?:(?:add|ask|include|insert|put|use)\b[\w ]{0,40}(?::\s*"[^"]*"|:|"[^"]*"(?: (?:to the closing|at the end))?)|(?:end|close|finish|sign off)(?: it| the \w+)? (?:with|by saying)\b(?:\s*:?\s*"[^"]*")?)/i;

/** The wishes of a request. A visitor's own words are never cut: they end with their quotation mark, or the request. */
function partsOf(request: string): string[] {
  const own = OWN_START.exec(request);
  if (!own) return request.split(JOINTS).flatMap((part) => part.trim() || []);
  const before = request.slice(0, own.index).replace(/[\s,;]*(?:and|then|but|plus)?[\s,;]*$/i, '');
  const end = own[0].includes('"') ? own.index + own[0].length : request.length;
  const after = request.slice(end).replace(/^[\s,;.!]+/, '');
  return [
    ...(before ? partsOf(before) : []),
    request.slice(own.index, end),
    ...(after ? partsOf(after) : []),
  ];
}

const straight = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”«»]/g, '"');
const bare = (text: string) =>
  text
    .trim()
    .replace(/^"(.*)"[.!]?$/s, '$1')
    .trim();
const unended = (text: string) => text.replace(/[.?!\s]+$/, '');
/** As it is typed, with a capital and a sign at its end. */
const sentence = (text: string) => {
  const own = bare(text);
  return `${own.charAt(0).toUpperCase()}${own.slice(1)}${/[.?!)"]$/.test(own) ? '' : '.'}`;
};

/** The one change of a part that names something. */
function namedChange(part: string): Change | undefined {
  const closing = CLOSING.exec(part)?.groups;
  const last = closing?.text ?? closing?.quoted;
  if (last && !/^(?:an?|the) /i.test(last)) return { kind: 'closing', text: sentence(last) };
  const own = OWN_WORDS.exec(part)?.groups;
  if (own) {
    const words = bare(own.rest ?? own.quoted ?? '');
    return { kind: 'ask', question: /^ask\b/i.test(part) ? asQuestion(words) : sentence(words) };
  }
  const plain = ASK_PLAIN.exec(part)?.groups?.question;
  if (plain) return { kind: 'ask', question: asQuestion(unended(plain)) };
  const clause = ASK.exec(part)?.groups?.clause;
  if (clause) return { kind: 'ask', question: unended(clause) };
  const topic = REMOVE.exec(part)?.groups?.topic;
  const isManner = topic && (SHORTER.test(part) || PLAIN.test(topic));
  return topic && !isManner ? { kind: 'remove', topic: bare(unended(topic)) } : undefined;
}

/** Changes of the whole script that a part asks for, by its words. */
function manners(part: string): Change[] {
  const lower = part.toLowerCase().replace(/\b(?:less|not (?:so|as)) (?=\w)/g, 'less_');
  if (ONE_PART.test(lower) || LIMITS.test(lower.replace(SHORTER, ''))) return [];
  return [
    ...(SHORTER.test(lower) ? [{ kind: 'shorter' } as const] : []),
    ...(LONGER.test(lower) ? [{ kind: 'longer' } as const] : []),
    ...(PLAIN.test(lower) ? [{ kind: 'plain' } as const] : []),
    ...TONES.filter((tone) => TONE_WORDS[tone].test(lower)).map(
      (tone) => ({ kind: 'tone', tone }) as const,
    ),
  ];
}

/** How a visitor wants a script changed. Nothing is done where a part that is not understood may limit the rest. */
export function readRequest(request: string): ReadRequest {
  const line = straight(request).replace(COURTESY_END, '').trim();
  if (UNDO.test(line.replace(COURTESY, '')))
    return { changes: [], unknown: [line], refusal: 'To go back, press Undo Last Change.' };
  const changes = new Map<string, Change>();
  const unknown: string[] = [];
  for (const typed of partsOf(line)) {
    const part = typed.replace(COURTESY, '').trim();
    const named = namedChange(part);
    const here = named ? [named] : manners(part);
    for (const change of here) changes.set(JSON.stringify(change), change);
    if (part && !here.length && !(REASON.test(part) && changes.size)) unknown.push(part);
  }
  const all = [...changes.values()];
  const kinds = all
    .map(({ kind }) => kind)
    .filter((kind) => ['tone', 'shorter', 'longer'].includes(kind));
  if (
    kinds.filter((kind) => kind === 'tone').length > 1 ||
    (kinds.includes('shorter') && kinds.includes('longer'))
  )
    return {
      changes: [],
      unknown: [line],
      refusal: 'These wishes contradict each other. Ask for one of them.',
    };
  const limiting = unknown.filter((part) => LIMITS.test(part)).map((part) => `“${part}”`);
  if (all.length && limiting.length)
    return {
      changes: [],
      unknown,
      refusal: `We did not understand ${limiting.join(' and ')}, which may limit the rest, so nothing was changed. Ask for one change at a time.`,
    };
  return { changes: all, unknown };
}
