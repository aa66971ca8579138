import { clausesOf } from './considerations/clauses.ts';
import { spokenLanguages } from './considerations/languages.ts';
import { listedKinds } from './considerations/matter-kinds.ts';
import { meetingDays, paralegalName } from './considerations/people-and-days.ts';
import { namedPlaces } from './considerations/places.ts';
import {
  CONSIDERATION_TOPICS,
  type ConsiderationId,
  type PlainTopic,
  topicFits,
} from './considerations/topics.ts';
import type { IntakeConfig } from './schema.ts';

/** One special consideration that a script of our own library works in. */
export type Consideration = {
  id: ConsiderationId;
  /** For the visitor to read: "Payment plans", "Language: Spanish". */
  label: string;
  /** What the line is filled with, spelled by our lists; the visitor's own sentence never gets into a script. */
  words?: string;
};

/** More would turn the conversation into a list; the first of the list below count. */
export const CONSIDERATIONS_MOST = 10;

/** Channel and practice area, as far as they are chosen. */
type Fit = Partial<Pick<IntakeConfig, 'practiceArea' | 'channel'>>;

const OUTSIDE = /\boutside\b/i;
const worded = (id: ConsiderationId, name: string, words: string): Consideration[] =>
  words ? [{ id, label: `${name}: ${words}`, words }] : [];

function plainTopics(wanted: readonly string[], denied: readonly string[], fit: Fit): Consideration[] {
  return (Object.keys(CONSIDERATION_TOPICS) as PlainTopic[])
    .filter((id) => {
      const topic: { pattern: RegExp; denied?: RegExp } = CONSIDERATION_TOPICS[id];
      const meant = wanted.some((clause) => topic.pattern.test(clause));
      return topicFits(id, fit) && (meant || denied.some((clause) => topic.denied?.test(clause)));
    })
    .map((id) => ({ id, label: CONSIDERATION_TOPICS[id].label }));
}

function firstOf(clauses: readonly string[], read: (clause: string) => string): string {
  return clauses.map(read).find(Boolean) ?? '';
}

/** "We don't take cases outside Texas" names where the firm works, "we don't take Texas cases" does not. */
function placesIn(text: string): Consideration[] {
  const lower = text.toLowerCase();
  const { denied } = clausesOf(text);
  const spans = denied
    .filter((clause) => !OUTSIDE.test(clause))
    .map((clause) => [lower.indexOf(clause), clause.length] as const)
    .filter(([at]) => at >= 0);
  const kept = spans.reduce(
    (left, [at, length]) => left.slice(0, at) + ' '.repeat(length) + left.slice(at + length),
    text,
  );
  const { words, unnamedCounty } = namedPlaces(kept);
  if (words) return worded('place', 'Place', words);
  return unnamedCounty ? [{ id: 'county', label: 'County' }] : [];
}

/**
 * What of a visitor's special considerations a script will work in; the rest of the text has no effect on it.
 * In: the text, and channel and practice area as far as they are chosen. Out: at most CONSIDERATIONS_MOST, the
 * language first, then in the order of the topics: safety, people, money, matters, meetings.
 */
export function recognisedConsiderations(text: string, fit: Fit = {}): Consideration[] {
  const { wanted, denied, notTaken } = clausesOf(text);
  return [
    ...worded('language', 'Language', firstOf(wanted, spokenLanguages)),
    ...worded('not-taken', 'Not taken', listedKinds(notTaken)),
    ...placesIn(text),
    ...worded('paralegal', 'Paralegal', paralegalName(text)),
    ...worded('appointments', 'Appointments', firstOf(wanted, meetingDays)),
    ...plainTopics(wanted, denied, fit),
  ].slice(0, CONSIDERATIONS_MOST);
}
