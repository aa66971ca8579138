import type { Change } from '../refinement/changes.ts';
import { CHANGED_SCRIPT_WORDS, countWords } from '../script-words.ts';
import { type Apply, ChangeRefused } from './change.ts';
import { asScript, type Draft } from './draft.ts';
import { leaveOneOut } from './leave-out.ts';
import { OURS_LEAST, shareOfOurs } from './recognise.ts';

/** A script that is to be shorter keeps at most this share of its words, if it can. */
export const SHORTER_SHARE = 0.85;

const MUST_HOLD =
  'who is asking and what cannot wait, deadlines, the conflict check, what it is about, the next step and consent';

/** Leaves out what a shorter script can do without, least important first. */
export const shorten: Apply<Extract<Change, { kind: 'shorter' }>> = (draft, change, { wordsBefore }) => {
  const which = { ours: shareOfOurs(draft) >= OURS_LEAST, questionsOnly: change.questionsOnly ?? false };
  const asked = change.words ?? (change.share && Math.floor(wordsBefore * change.share));
  const goal = asked ?? Math.floor(wordsBefore * SHORTER_SHARE);
  const words = (each: Draft) => countWords(asScript(each));
  let left = draft;
  let remain = words(left);
  while (remain > goal) {
    const next = leaveOneOut(left, which);
    const fewer = next ? words(next) : 0;
    if (!next || fewer < CHANGED_SCRIPT_WORDS.least) break;
    left = next;
    remain = fewer;
  }
  if (remain >= wordsBefore)
    throw new ChangeRefused(
      `Nothing more can be left out: the ${wordsBefore} words that remain belong in every script (${MUST_HOLD}) or are yours.`,
    );
  if (asked !== undefined && remain > asked)
    throw new ChangeRefused(
      `The script has ${wordsBefore} words and can be brought down to ${remain}, not to ${asked}: the rest belongs in every script (${MUST_HOLD}) or is yours.`,
    );
  return left;
};
