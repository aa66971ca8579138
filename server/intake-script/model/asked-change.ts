import type { IntakeScript } from '../../../src/features/intake/schema.ts';
import { holdsAll, topicWords } from '../embedded/topic-words.ts';
import type { Change } from '../refinement/changes.ts';
import { countWords } from '../script-words.ts';
import { linesOf } from './script-lines.ts';

/** A share that was asked for need not be met to the word. */
const SHARE_TOLERANCE = 0.05;
/** Another tone is other sentences: at least this share of the lines. */
const TONE_SHARE = 1 / 3;
/** What a request does not touch stays: at least this share of the lines. */
const KEPT_SHARE = 0.8;

const same = (text: string) =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .match(/[\p{L}\p{N}']+/gu)
    ?.join(' ') ?? '';
const questionsOf = ({ qualification }: IntakeScript) => qualification.flatMap(({ questions }) => questions);
/** Lines that only the first has. */
function onlyIn(script: IntakeScript, other: IntakeScript): string[] {
  const there = new Set(linesOf(other).map(same));
  return linesOf(script).filter((line) => !there.has(same(line)));
}
const shareKept = (of: IntakeScript, inThe: IntakeScript) =>
  1 - onlyIn(of, inThe).length / linesOf(of).length;

function shorterEnough(change: Change & { kind: 'shorter' }, before: IntakeScript, after: IntakeScript) {
  const [had, has] = [countWords(before), countWords(after)];
  if (change.questionsOnly) return questionsOf(after).length < questionsOf(before).length && has < had;
  const most = change.words ?? (change.share && had * (change.share + SHARE_TOLERANCE)) ?? had - 1;
  return has < had && has <= most;
}

function longerEnough(change: Change & { kind: 'longer' }, before: IntakeScript, after: IntakeScript) {
  const [had, has] = [countWords(before), countWords(after)];
  if (change.questionsOnly) return questionsOf(after).length > questionsOf(before).length && has > had;
  const least = change.words ?? (change.share && had * (change.share - SHARE_TOLERANCE)) ?? had + 1;
  return has > had && has >= least;
}

/** Topic gone, and not by taking something else out. */
function isRemoved(topic: string, before: IntakeScript, after: IntakeScript) {
  const words = topicWords(topic);
  const names = (line: string) => holdsAll(words, [line]);
  const gone = onlyIn(before, after);
  const named = linesOf(before).some(names);
  return gone.length > 0 && !linesOf(after).some(names) && (named || countWords(after) < countWords(before));
}

function isAsked(topic: string, count: number, before: IntakeScript, after: IntakeScript) {
  const added = onlyIn(after, before);
  const words = topicWords(topic);
  return added.length >= count && words.some((word) => holdsAll([word], added));
}

export type ToneSentences = {
  /** Of the library in the tone that is asked for. */
  asked: readonly string[];
  /** Of the library in the other tones. */
  others: readonly string[];
};

function isInTone(before: IntakeScript, after: IntakeScript, tones: ToneSentences) {
  const asked = new Set(tones.asked.map(same));
  const others = new Set(tones.others.map(same).filter((sentence) => !asked.has(sentence)));
  const left = linesOf(after).filter((line) => others.has(same(line)));
  return left.length === 0 && shareKept(before, after) <= 1 - TONE_SHARE;
}

function faultOf(change: Change, before: IntakeScript, after: IntakeScript, tones: ToneSentences) {
  switch (change.kind) {
    case 'shorter':
      return shorterEnough(change, before, after) ? undefined : 'not-shorter';
    case 'longer':
      return longerEnough(change, before, after) ? undefined : 'not-longer';
    case 'tone':
      return isInTone(before, after, tones) ? undefined : 'not-in-tone';
    case 'remove':
      // Of "remove the second paragraph" nobody can tell by its words whether it was done.
      return change.named || isRemoved(change.topic, before, after) ? undefined : 'not-removed';
    case 'ask':
      return onlyIn(after, before).some((line) => same(line).includes(same(change.question)))
        ? undefined
        : 'not-asked';
    case 'ask-about':
      return isAsked(change.topic, change.count, before, after) ? undefined : 'not-asked';
    case 'ask-clause':
      return isAsked(change.clause, 1, before, after) ? undefined : 'not-asked';
    case 'close-with':
      return same(after.closing).includes(same(change.line)) ? undefined : 'not-added';
    case 'plain-words':
      return undefined;
  }
}

const ADDS: readonly Change['kind'][] = ['ask', 'ask-about', 'ask-clause', 'close-with'];

/** Whether a model made the changes that were asked for, and left the rest alone where these touch little of it. */
export function askedChangeFaults(
  changes: readonly Change[],
  before: IntakeScript,
  after: IntakeScript,
  tones: ToneSentences,
): string[] {
  const faults: string[] = changes.flatMap((change) => faultOf(change, before, after, tones) ?? []);
  if (same(linesOf(before).join(' ')) === same(linesOf(after).join(' '))) faults.push('unchanged');
  const addsOnly = changes.length > 0 && changes.every(({ kind }) => ADDS.includes(kind));
  const takesOnly = changes.length > 0 && changes.every(({ kind }) => kind === 'remove');
  if (addsOnly && shareKept(before, after) < KEPT_SHARE) faults.push('changed-more');
  if (takesOnly && shareKept(after, before) < KEPT_SHARE) faults.push('changed-more');
  return faults;
}
