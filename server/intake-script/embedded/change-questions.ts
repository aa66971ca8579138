import { INTAKE_LIMITS, type IntakeChannel } from '../../../src/features/intake/schema.ts';
import { forbiddenWords } from '../forbidden-words.ts';
import { inPlainWords } from '../plain-words.ts';
import type { Change } from '../refinement/changes.ts';
import { NotUnderstood } from '../script-writer.ts';
import type { Apply } from './change.ts';
import { type Draft, type DraftSection, type Entry, entriesOf, mapEntries } from './draft.ts';
import { ownQuestion } from './own-question.ts';
import { holdsAll, holdsInRow, topicWords } from './topic-words.ts';

type Asked = Extract<Change, { kind: 'ask' | 'ask-about' | 'ask-clause' }>;

/** Questions that are sound whatever the topic is, in the order in which they are used up. */
function questionsOf(change: Asked, channel: IntakeChannel): string[] {
  const me = channel === 'email' || channel === 'chat' ? 'us' : 'me';
  if (change.kind === 'ask') return [change.question];
  if (change.kind === 'ask-clause') return [`Can you tell ${me} ${change.clause}?`];
  const { topic, count } = change;
  return [
    `What can you tell ${me} about ${topic}?`,
    `Do you have any papers, photos or messages about ${topic}?`,
    `Is there anything else about ${topic} that we should know?`,
  ].slice(0, count);
}

function topicOf(change: Asked): string {
  if (change.kind === 'ask') return change.question;
  return change.kind === 'ask-clause' ? change.clause : change.topic;
}

/** Details wait for the conflict check, so added questions do not go before it unless a section is named. */
const BEFORE_DETAILS = ['urgency', 'conflict'];
const DEFAULT_SECTION = 'facts';

function sectionFor(sections: readonly DraftSection[], change: Asked): DraftSection | undefined {
  const named = change.section;
  if (named) return sections.find(({ heading }) => holdsAll(topicWords(named), [heading]));
  const words = topicWords(topicOf(change));
  const open = sections.filter(({ place }) => !place || !BEFORE_DETAILS.includes(place));
  const scores = open.map(({ heading, entries }) => {
    const known = new Set(
      [heading, ...entries.flatMap(({ known: line }) => line?.line.about ?? [])].flatMap(topicWords),
    );
    return words.filter((word) => known.has(word)).length;
  });
  const best = Math.max(0, ...scores);
  if (best > 0) return open[scores.indexOf(best)];
  return sections.find(({ place }) => place === DEFAULT_SECTION) ?? open.at(-1) ?? sections.at(-1);
}

/** Adds questions to the section they belong to; one that the library has for the topic comes first. */
export const ask: Apply<Asked> = (draft, change, desk) => {
  const own = change.kind === 'ask-about' && ownQuestion(draft, change, desk);
  if (own) return own;
  const { config, library } = desk;
  const questions = questionsOf(change, config.channel);
  // A question that has since been put into plain words is the same question.
  const bare = (text: string) => inPlainWords(text, library.plainWords).toLowerCase();
  const home = sectionFor(draft.sections, change);
  if (!home) throw new NotUnderstood('The script has no section of that name.');
  if (questions.some((question) => forbiddenWords(question).length))
    throw new NotUnderstood('A firm may not say that, so it was not added.');
  const present = new Set(entriesOf(draft).map(({ text }) => bare(text)));
  if (questions.some((question) => present.has(bare(question))))
    throw new NotUnderstood('The script asks that already.');
  if (home.entries.length + questions.length > INTAKE_LIMITS.questionsMax)
    throw new NotUnderstood('The section is full: remove questions before you add others.');
  const entries = [...home.entries, ...questions.map((text) => ({ text }))];
  return {
    ...draft,
    sections: draft.sections.map((section) => (section === home ? { ...section, entries } : section)),
  };
};

const isKept = ({ known }: Entry) => known?.line.weight === 'essential';

type Removal = Extract<Change, { kind: 'remove' }>;

/** A whole section when one is named; else what is about the topic, and when nothing is, what mentions it. */
function matching(draft: Draft, { topic, section }: Removal): Entry[] {
  const words = topicWords(topic);
  const named = section ? draft.sections.filter(({ heading }) => holdsAll(words, [heading])) : [];
  if (named.length) return named.flatMap(({ entries }) => entries);
  const all = draft.sections.flatMap(({ entries }) => entries);
  const mentions = ({ text }: Entry) => holdsInRow(words, text);
  const about = all.filter((entry) =>
    entry.known ? holdsAll(words, entry.known.line.about) : mentions(entry),
  );
  return about.some((entry) => !isKept(entry)) ? about : [...about, ...all.filter(mentions)];
}

/** Removes the questions about a topic; what every script must hold stays. */
export const remove: Apply<Removal> = (draft, change) => {
  const found = new Set(matching(draft, change));
  const gone = new Set([...found].filter((entry) => !isKept(entry)));
  if (!gone.size && found.size)
    throw new NotUnderstood(
      'That belongs in every script, so it stays: safety, deadlines, custody, conflict check.',
    );
  const next = mapEntries(draft, (entries) => entries.filter((entry) => !gone.has(entry)));
  if (!gone.size || next.sections.every(({ entries }) => !entries.length))
    throw new NotUnderstood('The script asks nothing about that.');
  return next;
};
