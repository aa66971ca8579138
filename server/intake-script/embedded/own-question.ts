import { SCRIPT_SECTIONS } from '../library-schema.ts';
import type { Change } from '../refinement/changes.ts';
import type { Desk } from './change.ts';
import { type Draft, entriesOf, withEntry } from './draft.ts';
import { furtherLines, scriptLines } from './lines.ts';
import { say } from './say.ts';
import { topicWords } from './topic-words.ts';

const plainly = (text: string) => topicWords(text).join(' ');

/**
 * A question of the library about the very topic, if the script lacks it: it is better than one made of the topic's
 * name. In: the draft, the request, the desk. Out: the draft with it in its section; undefined where there is none.
 */
export function ownQuestion(
  draft: Draft,
  { topic, count, section }: Extract<Change, { kind: 'ask-about' }>,
  { library, config, manner }: Desk,
): Draft | undefined {
  if (count > 1 || section) return undefined;
  const present = new Set(entriesOf(draft).map(({ known }) => known?.line.id));
  const wanted = plainly(topic);
  const lines = [...scriptLines(library, config, SCRIPT_SECTIONS), ...furtherLines(library, config)];
  const line = lines.find(
    ({ id, place, about }) =>
      !present.has(id) &&
      draft.sections.some((each) => each.place === place) &&
      about.some((name) => plainly(name) === wanted),
  );
  const home = draft.sections.find(({ place }) => place === line?.place);
  if (!line || !home?.place) return undefined;
  const entry = { text: say(library, config, line, manner), known: { line, manner } };
  return withEntry(draft, home.place, home.heading, entry);
}
