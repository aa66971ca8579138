import type { Change } from '../refinement/changes.ts';
import { CHANGED_SCRIPT_WORDS, countWords } from '../script-words.ts';
import { NotUnderstood } from '../script-writer.ts';
import type { Apply } from './change.ts';
import { asScript, type Draft } from './draft.ts';
import { leaveOneOut } from './leave-out.ts';
import { OURS_LEAST, shareOfOurs } from './recognise.ts';

/** A script that is to be shorter keeps at most this share of its words, if it can. */
export const SHORTER_SHARE = 0.85;

/** Leaves out what a shorter script can do without, least important first, the longest sections first. */
export const shorten: Apply<Extract<Change, { kind: 'shorter' }>> = (draft, change, { wordsBefore }) => {
  const which = { ours: shareOfOurs(draft) >= OURS_LEAST, questionsOnly: change.questionsOnly ?? false };
  const asked = change.words ?? (change.share && Math.floor(wordsBefore * change.share));
  const goal = asked ?? Math.floor(wordsBefore * SHORTER_SHARE);
  const words = (each: Draft) => countWords(asScript(each));
  let left = draft;
  while (words(left) > goal) {
    const next = leaveOneOut(left, which);
    if (!next || words(next) < CHANGED_SCRIPT_WORDS.least) break;
    left = next;
  }
  if (words(left) >= wordsBefore || (asked !== undefined && words(left) > asked)) {
    throw new NotUnderstood(
      `The script has ${wordsBefore} words and cannot be made that short: what is left belongs in every script.`,
    );
  }
  return left;
};
