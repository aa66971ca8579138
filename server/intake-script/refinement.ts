import type { Change } from './refinement/changes.ts';
import { closingRequest } from './refinement/closing-request.ts';
import { lengthRequest } from './refinement/length-request.ts';
import { oneLine } from './refinement/phrase.ts';
import { plainRequest } from './refinement/plain-request.ts';
import { questionRequest } from './refinement/question-request.ts';
import { bareRemoval, removalRequest } from './refinement/removal-request.ts';
import { toneRequest } from './refinement/tone-request.ts';

/** What a visitor reads whose request is not understood. */
export const UNDERSTOOD_REQUESTS =
  'We could not make this change. You can ask for a shorter or longer script, another tone (professional, warm, assertive, empathetic), plain words, a question about a topic, no questions about a topic, or a closing line in quotation marks.';

const POLITE =
  /^(?:(?:please|pls|kindly|ok|okay|now|also|then|hi|hey|hello|actually|maybe|great|thanks|and|(?:can|could|would|will) (?:you|we|i)|i(?:'d| would) (?:like|want|love|prefer)(?: you| it)?(?: to)?(?! be)|i want you to|i need you to|i (?:want|need) (?:it|this|the script)(?: to(?! be| sound))?(?! to)|(?:can|could|should) (?:it|this|the script)(?= be\b)|we (?:should|need to|want to)|let'?s|you (?:should|can|could)|try to|go ahead and|rewrite it to|change it to)\b[,:!.]?\s*)+/i;
const POLITE_END =
  /[\s,]*(?:please|thanks|thank you|if (?:you can|possible)|for (?:me|us)|overall|as well|too|instead)[\s.!]*$/i;
const CONNECTORS =
  /\s*(?:[;.]\s+|,\s+(?:and |then |but |also )?(?:then |also )?|\s(?:and|then|but|plus)(?: then| also)?\s)\s*/gi;
/** What may follow a wish in words of one's own ("a question about X and …") must be an order of its own. */
const ORDERS =
  /^(?:please |also |then )*(?:make|add|include|remove|delete|drop|cut|take|shorten|trim|use|ask|end|close|finish|change|switch|rewrite|keep|expand|lengthen|simplify|condense|insert|put|get|leave|skip|omit|don't|do not|stop|write|turn)\b/i;

function courteous(request: string) {
  const bare = request.replace(POLITE, '').replace(POLITE_END, '');
  return bare.replace(/[\s.!,;:]+$/, '') || request;
}

/** One request as typed. A question mark at its end is courtesy in "can you make it shorter?", or part of a question. */
function parseOne(typed: string): Change | undefined {
  const request = courteous(typed);
  const plain = request.replace(/\?+$/, '').trim().toLowerCase();
  return (
    lengthRequest(plain) ??
    toneRequest(plain) ??
    plainRequest(plain) ??
    closingRequest(request) ??
    removalRequest(request.replace(/\?+$/, '')) ??
    questionRequest(request) ??
    bareRemoval(request.replace(/\?+$/, ''))
  );
}

const wordsOf = ({ kind }: Change) =>
  kind === 'ask' || kind.startsWith('ask') || kind === 'remove' || kind === 'close-with';

/** Where a request can be cut in two: at "and", a comma or a full stop, never within quotation marks. */
function cuts(request: string): { left: string; right: string }[] {
  const hidden = request.replace(/"[^"]*"/g, (quoted) => '"'.padEnd(quoted.length - 1, 'x').concat('"'));
  return [...hidden.matchAll(CONNECTORS)].map((match) => ({
    left: request.slice(0, match.index),
    right: request.slice(match.index + match[0].length),
  }));
}

/** No visitor asks for more at once; a list of hundreds would hold up everybody else. */
const PARTS_MOST = 12;

/** `known` keeps what was found for an end of the request, so that a long list is not read over and over. */
function parseAll(request: string, known = new Map<string, Change[] | undefined>()): Change[] | undefined {
  if (known.has(request)) return known.get(request);
  if (known.size >= PARTS_MOST) return undefined;
  known.set(request, undefined);
  const found = parseParts(request, known);
  known.set(request, found);
  return found;
}

function parseParts(request: string, known: Map<string, Change[] | undefined>): Change[] | undefined {
  for (const { left, right } of cuts(request)) {
    const first = parseOne(left);
    if (!first || (wordsOf(first) && !ORDERS.test(right))) continue;
    const rest = parseAll(right, known);
    if (rest) return [first, ...rest];
  }
  // An order inside the words of another request was not understood, so the whole is not.
  if (cuts(request).some(({ right }) => ORDERS.test(right))) return undefined;
  const only = parseOne(request);
  return only && [only];
}

/** Single quotation marks around words do as well as double ones; the one in "don't" stands between letters. */
const IN_SINGLE_QUOTES = /(^|[\s:])'([^"]{2,400}?)'(?=[.!?,]?(?:\s|$))/g;

/** Two tones at once, or shorter and longer, cannot both be had. */
function contradicts(changes: readonly Change[]) {
  const kinds = changes.map(({ kind }) => kind);
  const twice = (kind: Change['kind']) => kinds.filter((each) => each === kind).length > 1;
  return (
    twice('tone') ||
    twice('shorter') ||
    twice('longer') ||
    (kinds.includes('shorter') && kinds.includes('longer'))
  );
}

/** How a visitor wants a script changed, in the order asked; nothing when any part of the request is not understood. */
export function parseRefinement(request: string): Change[] {
  const changes = parseAll(oneLine(request).replace(IN_SINGLE_QUOTES, '$1"$2"')) ?? [];
  return contradicts(changes) ? [] : changes;
}
