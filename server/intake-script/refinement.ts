import type { Change } from './refinement/changes.ts';
import { closingRequest } from './refinement/closing-request.ts';
import { lengthRequest } from './refinement/length-request.ts';
import { isSuspicious, oneLine } from './refinement/phrase.ts';
import { plainRequest } from './refinement/plain-request.ts';
import { questionRequest } from './refinement/question-request.ts';
import { bareRemoval, removalRequest } from './refinement/removal-request.ts';
import { toneRequest } from './refinement/tone-request.ts';

/** What a visitor reads whose request is not understood. */
export const UNDERSTOOD_REQUESTS =
  'We could not make this change. You can ask for a shorter or longer script, another tone (professional, warm, assertive, empathetic), plain words, a question about a topic, no questions about a topic, or a closing line in quotation marks.';

/** What a visitor reads of whose request some is understood, and the rest may limit it. */
export const inDoubt = (unknown: readonly string[]) =>
  `We did not understand ${unknown.map((text) => `“${text}”`).join(' and ')}. That may limit the rest of the request, so nothing was changed. Ask for one change at a time.`;

const POLITE =
  /^(?:(?:please|pls|kindly|ok|okay|now|also|then|always|hi|hey|hello|actually|maybe|great|thanks|and|(?:can|could|would|will) (?:you|we|i)|i(?:'d| would) (?:like|want|love|prefer)(?: you| it)?(?: to)?(?! be)|i want you to|i need you to|i (?:want|need) (?:it|this|the script)(?: to(?! be| sound))?(?! to)|(?:can|could|should) (?:it|this|the script)(?= be\b)|we (?:should|need to|want to)|let'?s|you (?:should|can|could)|try to|go ahead and|rewrite it to|change it to)\b[,:!.]?\s*)+/i;
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

/** Orders that nobody here carries out; whatever else is not understood may be about the rest of a request. */
const OTHER_ORDERS =
  /^(?:please |also |then )*(?:translate|sing|dance|say|tell|give|send|show|print|move|rename|replace|read|format|number|highlight)\b/i;
const isOrder = (part: string) => ORDERS.test(part) || OTHER_ORDERS.test(part);

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

/** Where the parts of a request begin and end: at "and", a comma or a full stop, never within quotation marks. */
function partsOf(request: string): { start: number; end: number }[] {
  const hidden = request.replace(/"[^"]*"/g, (quoted) => '"'.padEnd(quoted.length - 1, 'x').concat('"'));
  const joints = [...hidden.matchAll(CONNECTORS)];
  const starts = [0, ...joints.map((joint) => joint.index + joint[0].length)];
  const ends = [...joints.map(({ index }) => index), request.length];
  return starts.flatMap((start, at) => {
    const end = ends[at] ?? request.length;
    return end > start ? { start, end } : [];
  });
}

/** No visitor asks for more at once; a list of hundreds would hold up everybody else. */
const PARTS_MOST = 12;
/** Between the names of a list. */
export const LISTED = /[,;&/]|\b(?:and|or|nor|plus|as well as|along with|together with)\b/i;
const namesIn = (request: string) => request.split(LISTED).filter((name) => /\S/.test(name)).length;

/** What was understood of a request, in the order asked, and what was not, in the visitor's words. */
export type ReadRequest = {
  changes: Change[];
  unknown: string[];
  /** Because of what was not understood nothing is done of what was. */
  isInDoubt?: true;
};

/** The longest run of parts that is understood as one change comes first; an order inside the words of another is its own. */
function readParts(request: string): ReadRequest {
  const parts = partsOf(request);
  const changes: Change[] = [];
  const unknown: string[] = [];
  if (parts.length > PARTS_MOST || namesIn(request) > PARTS_MOST) return { changes, unknown: [request] };
  const text = (from: number, to: number) => request.slice(parts[from]?.start, parts[to - 1]?.end);
  const oneChange = (from: number, to: number) => {
    const found = parseOne(text(from, to));
    const holdsOrder = parts.slice(from + 1, to).some(({ start }) => ORDERS.test(request.slice(start)));
    return found && !(holdsOrder && wordsOf(found)) ? found : undefined;
  };
  for (let at = 0; at < parts.length; ) {
    let to = parts.length;
    let found = oneChange(at, to);
    while (!found && to > at + 1) {
      to -= 1;
      found = oneChange(at, to);
    }
    if (found) changes.push(found);
    else unknown.push(text(at, to));
    at = to;
  }
  return { changes, unknown };
}

/**
 * Beside one of these what was not understood may forbid or limit what was, and the names of a list may be those that
 * are to stay.
 */
export const LIMITS =
  /\b(?:but|not|never|no|nothing|without|keep|leave|preserve|save|stays?|except|excepting|besides|apart|aside|other than|than|unless|if|when|while|before|after|until|till|between|instead|avoid|only|just|stop|rather|hate|nobody|neither|either|one of|half|twice|whichever|whatever|for|that|which|everything|undo|revert|why|is it|at the|cannot|can't|don't|dont|won't|doesn't|isn't)\b/i;

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

const NOTHING: ReadRequest = { changes: [], unknown: [] };

/** How a visitor wants a script changed; nothing where no part is understood, or where a doubt is about all of it. */
export function readRefinement(request: string): ReadRequest {
  const line = oneLine(request).replace(IN_SINGLE_QUOTES, '$1"$2"');
  const { changes, unknown } = readParts(line);
  if (!changes.length || contradicts(changes)) return NOTHING;
  if (!unknown.length) return { changes, unknown };
  if (isSuspicious(line)) return NOTHING;
  const isInDoubt = LIMITS.test(line) || !unknown.every(isOrder);
  return isInDoubt ? { changes: [], unknown, isInDoubt } : { changes, unknown };
}

/** The changes of a request that is understood whole. */
export function parseRefinement(request: string): Change[] {
  const { changes, unknown } = readRefinement(request);
  return unknown.length ? [] : changes;
}
