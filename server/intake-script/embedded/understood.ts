import type { Change } from '../refinement/changes.ts';
import { type Draft, type Entry, entriesOf } from './draft.ts';

const LIST = new Intl.ListFormat('en-US');

/** A line of ours goes by its name, a visitor's own by its words. */
const nameOf = ({ known, text }: Entry) => known?.line.about[0] ?? `“${text}”`;

function onlyIn(draft: Draft, other: Draft): Entry[] {
  const there = new Set(entriesOf(other));
  return entriesOf(draft).filter((entry) => !there.has(entry));
}

/** What was understood and done, in a sentence. */
export function understood(change: Change, before: Draft, after: Draft): string {
  switch (change.kind) {
    case 'tone':
      return `Now in ${change.tone === 'assertive' || change.tone === 'empathetic' ? 'an' : 'a'} ${change.tone} tone.`;
    case 'plain-words':
      return 'Now in plain words.';
    case 'shorter':
      return `Shortened: left out ${LIST.format(onlyIn(before, after).map(nameOf))}.`;
    case 'remove':
      return `Left out: ${LIST.format(onlyIn(before, after).map(nameOf))}.`;
    case 'longer':
      return `Made longer: added ${LIST.format(onlyIn(after, before).map(nameOf))}.`;
    case 'close-with':
      return `Added at the end: ${change.line}`;
    default:
      return `Added: ${onlyIn(after, before)
        .map(({ text }) => text)
        .join(' ')}`;
  }
}
