import { matterKinds } from './matter-kinds.ts';

/** What a text wants, what it does not want, and the matters it turns away; all in lower case. */
export type Clauses = { wanted: string[]; denied: string[]; notTaken: string[] };

const SENTENCE_END = /[.;!?\n]+(?=\s|$)|\n+|\b(?:but|however|although|though)\b/;
const TURNED_AWAY =
  /\b(?:(?:do|does|will|can|are) ?n(?:o|')t|don'?t|doesn'?t|won'?t|cannot|can'?t|never|no longer)(?: \w+ly)? (?:take|taking|handle|accept|accepting|do|doing|represent|want|practice|work|offer|litigate)\b|\bnot (?:take|taking|handle|handling|accept|accepting)\b|\b(?:decline|exclude|excluding|turn away|turn down|screen out|refer out|except(?: for)?)\b/;
/** Where such a list ends and the firm speaks of what it does. */
const TAKEN_AGAIN =
  /,?\s*(?:and\s+)?\b(?:we|our|they)\s+(?:do|can|offer|speak|have|also|handle|take|accept|are|always|serve|only|do take)\b(?! not|n't)/;
const DENIAL = /\b(?:no|not|never|without|nor|neither|avoid|stop|closed|cannot)\b|n't\b/;
const NO_SUCH = /\bno\s+(?=\S)/;

function sortSegment(segment: string, into: Clauses) {
  const kinds = NO_SUCH.test(segment) ? matterKinds(segment.slice(segment.search(NO_SUCH))) : [];
  if (kinds.length) into.notTaken.push(...kinds);
  else if (DENIAL.test(segment)) into.denied.push(segment);
  else if (segment.trim()) into.wanted.push(segment);
}

/** A list after "no" goes on: "no DUI, divorce or dog bites". */
function sortSegments(text: string, into: Clauses) {
  let listing = false;
  for (const segment of text.split(',')) {
    const kinds = matterKinds(segment);
    const short = segment.trim().split(/\s+/).length <= 4;
    if (listing && short && kinds.length && !/\b(?:we|our|take|handle)\b/.test(segment))
      into.notTaken.push(...kinds);
    else {
      sortSegment(segment, into);
      listing = NO_SUCH.test(segment) && matterKinds(segment).length > 0;
    }
  }
}

/** "We don't take divorces, DUI, Zoom meetings": what is no matter begins something else. */
function sortTurnedAway(text: string, into: Clauses) {
  const [first = '', ...others] = text.split(',');
  const kinds = matterKinds(first);
  if (!kinds.length) {
    into.denied.push(text);
    return;
  }
  into.notTaken.push(...kinds);
  for (const segment of others) {
    const more = matterKinds(segment);
    if (more.length) into.notTaken.push(...more);
    else sortSegment(segment, into);
  }
}

/**
 * Takes special considerations apart, so that "no evening calls" is not read as a wish for them.
 * In: the visitor's text. Out: clauses by what they mean.
 */
export function clausesOf(text: string): Clauses {
  const clauses: Clauses = { wanted: [], denied: [], notTaken: [] };
  for (const sentence of text.toLowerCase().replace(/[‘’]/g, "'").split(SENTENCE_END)) {
    const away = TURNED_AWAY.exec(sentence);
    if (!away) {
      sortSegments(sentence, clauses);
      continue;
    }
    const rest = sentence.slice(away.index + away[0].length);
    const end = TAKEN_AGAIN.exec(rest);
    sortSegments(sentence.slice(0, away.index), clauses);
    sortTurnedAway(end ? rest.slice(0, end.index) : rest, clauses);
    if (end) sortSegments(rest.slice(end.index), clauses);
  }
  return clauses;
}
