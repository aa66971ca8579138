import { forbiddenWords } from '../../../src/features/intake/forbidden-words.ts';
import type { Change } from '../refinement/changes.ts';
import { type Apply, ChangeRefused } from './change.ts';
import type { Entry } from './draft.ts';

const SIGNS_OFF =
  /^(?:sincerely|regards|(?:best|warm|kind) (?:regards|wishes)|best|yours|with care|respectfully|the intake team)\b/i;
const ENDS_SENTENCE = /[.!?)"]$/;

/** A letter ends with who sends it, so the added line goes before that. */
function isSignature({ text, known }: Entry) {
  return known
    ? known.line.id === 'signature'
    : SIGNS_OFF.test(text) && (text.length < 80 || !ENDS_SENTENCE.test(text));
}

/** Adds a line of the visitor at the end of the closing. */
export const closeWith: Apply<Extract<Change, { kind: 'close-with' }>> = (draft, { line }) => {
  if (forbiddenWords(line).length) throw new ChangeRefused('A firm may not say that, so it was not added.');
  if (draft.closing.some(({ text }) => text.toLowerCase().includes(line.toLowerCase())))
    throw new ChangeRefused('The closing says that already.');
  const last = draft.closing.at(-1);
  const at = last && isSignature(last) ? draft.closing.length - 1 : draft.closing.length;
  return { ...draft, closing: draft.closing.toSpliced(at, 0, { text: line }) };
};
