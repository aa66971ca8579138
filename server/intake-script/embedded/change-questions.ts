import { INTAKE_LIMITS } from '../../../src/features/intake/schema.ts';
import { forbiddenWords } from '../../../src/features/intake/forbidden-words.ts';
import { inPlainWords } from '../plain-words.ts';
import type { Asked, Change } from '../refinement/changes.ts';
import { LIMITS, LISTED, UNDERSTOOD_REQUESTS } from '../refinement.ts';
import { type Apply, type ChangeContext, ChangeRefused } from './change.ts';
import { type Draft, type DraftSection, type Entry, entriesOf, mapEntries } from './draft.ts';
import { STAYS } from './lines.ts';
import { namedLine, ownQuestion } from './own-question.ts';
import { questionsOf } from './question-words.ts';
import { holdsAll, holdsInRow, namedFirst, topicWords } from './topic-words.ts';

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
export const ask: Apply<Asked> = (draft, change, context) => {
  const own = ownQuestion(draft, topicOf(change), change, context);
  if (own) return own;
  const { config, library } = context;
  const questions = questionsOf(change, config.channel);
  // A question that has since been put into plain words is the same question.
  const bare = (text: string) => inPlainWords(text, library.plainWords).toLowerCase();
  const home = sectionFor(draft.sections, change);
  if (!home) throw new ChangeRefused('The script has no section of that name.');
  if (questions.some((question) => forbiddenWords(question).length))
    throw new ChangeRefused('A firm may not say that, so it was not added.');
  const present = new Set(entriesOf(draft).map(({ text }) => bare(text)));
  if (questions.some((question) => present.has(bare(question))))
    throw new ChangeRefused('The script asks that already.');
  if (home.entries.length + questions.length > INTAKE_LIMITS.questionsMax)
    throw new ChangeRefused('The section is full: remove questions before you add others.');
  const entries = [...home.entries, ...questions.map((text) => ({ text }))];
  return {
    ...draft,
    sections: draft.sections.map((section) => (section === home ? { ...section, entries } : section)),
  };
};

const isKept = ({ known }: Entry) => known?.line.rank === STAYS;

type Removal = Extract<Change, { kind: 'remove' }>;

/**
 * A whole section when one is named; else the lines of that very name, "health" but not "health care agent"; else
 * those a name of which holds the words; else what mentions them.
 */
function matching(draft: Draft, { topic, section, named: isNamed }: Removal): Entry[] {
  const words = topicWords(topic);
  const named = section ? draft.sections.filter(({ heading }) => holdsAll(words, [heading])) : [];
  const whole = named.flatMap(({ entries }) => entries);
  if (whole.some(isKept))
    throw new ChangeRefused(
      'Some of that section belongs in every script, so it stays. Name what should go.',
    );
  if (whole.length) return whole;
  const namesOf = ({ known }: Entry) => known?.line.about ?? [];
  const questions = draft.sections.flatMap(({ entries }) => entries);
  const exact = namedFirst(entriesOf(draft), namesOf, words);
  if (exact.length || isNamed) return exact;
  const close = entriesOf(draft).filter((entry) => namesOf(entry).some((name) => holdsInRow(words, name)));
  const mentions = questions.filter(({ text }) => holdsInRow(words, text));
  return close.some((entry) => !isKept(entry)) ? close : [...close, ...mentions];
}

/** What a name of a list may begin with. */
const LEADING = /^(?:(?:no more|no|the|any|all|about|those) )*/i;
const JOINED = /^(?:also|then|both) /i;
/** "The questions about insurance" in a list of names is "insurance", and a question is meant. */
const QUESTIONS_ABOUT =
  /^(?:(?:(?:the|any|no|no more|all|all the) )?(?:questions?|parts?|bits?|lines?)|the ones?|everything|anything|none)(?: that asks?| asking)? (?:about|on|regarding|concerning|related to) /i;
const LISTED_AS = / (?:questions?|section|part|lines?)$/i;

type Named = { topic: string; named?: true };

/** One of the names in a list as the name of a line. */
function listedName(typed: string, named: Named['named']): Named {
  const item = typed.replace(JOINED, '');
  const bare = item.replace(QUESTIONS_ABOUT, '');
  const topic = bare.replace(LEADING, '').replace(LISTED_AS, '');
  return { topic, ...(named && bare === item && { named }) };
}

/** A name that the script does not have, and not a condition in words of the visitor's own. */
const PLAIN_NAME = /^[\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+)?$/u;

/** "The photos and the insurance" as two removals; "slip and fall" is one name, so the whole is looked for first. */
export function oneByOne(draft: Draft, change: Change): Change[] {
  if (change.kind !== 'remove') return [change];
  const typed = change.topic.split(LISTED).flatMap((name) => name.trim() || []);
  if (typed.length < 2 || matching(draft, change).length) return [change];
  const { named, ...rest } = change;
  const names = new Map(typed.map((name) => listedName(name, named)).map((each) => [each.topic, each]));
  const removals = [...names.values()].map((each) => ({ ...rest, ...each }));
  const isList = removals.every(
    (each) => !LIMITS.test(each.topic) && (PLAIN_NAME.test(each.topic) || matching(draft, each).length),
  );
  return isList ? removals : [change];
}

/** Of a bare name that is none of ours nobody knows whether a question was meant. */
const nothingFound = ({ topic, named }: Removal, context: ChangeContext) =>
  named && !namedLine(topic, context) ? UNDERSTOOD_REQUESTS : 'The script asks nothing about that.';

/** What another name of the list has just taken out. */
export const isGone = (before: Draft, draft: Draft, change: Change) =>
  change.kind === 'remove' && !matching(draft, change).length && matching(before, change).length > 0;

/** Removes the questions about a topic; what every script must hold stays. */
export const remove: Apply<Removal> = (draft, change, context) => {
  const found = new Set(matching(draft, change));
  const gone = new Set([...found].filter((entry) => !isKept(entry)));
  if (!gone.size && found.size) throw new ChangeRefused('That belongs in every script, so it stays.');
  const next = mapEntries(draft, (entries) => entries.filter((entry) => !gone.has(entry)));
  if (!gone.size || next.sections.every(({ entries }) => !entries.length))
    throw new ChangeRefused(nothingFound(change, context));
  return next;
};
