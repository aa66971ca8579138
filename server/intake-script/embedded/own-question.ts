import { SCRIPT_PLACES, SCRIPT_SECTIONS } from '../library-schema.ts';
import type { Asked } from '../refinement/changes.ts';
import { type ChangeContext, ChangeRefused } from './change.ts';
import { type Draft, entriesOf, headingsOf, withEntry } from './draft.ts';
import { furtherLines, type Line, scriptLines } from './lines.ts';
import { say } from './say.ts';
import { namedFirst, topicWords } from './topic-words.ts';

/** Of the closing's lines those that a visitor may have taken out stand before this one. */
const BEFORE_IN_CLOSING = 'consent';

function placed(draft: Draft, line: Line, { library, config, manner }: ChangeContext): Draft | undefined {
  const entry = { text: say(library, config, line, manner), known: { line, manner } };
  if (line.place === 'closing') {
    const at = draft.closing.findIndex(({ known }) => known?.line.id === BEFORE_IN_CLOSING);
    return { ...draft, closing: draft.closing.toSpliced(at < 0 ? draft.closing.length : at, 0, entry) };
  }
  const home = SCRIPT_SECTIONS.find((place) => place === line.place);
  // The section may have gone with its last question. A script that is not ours has no place for the line.
  const isOurs = draft.sections.some(({ place }) => place);
  return home && isOurs ? withEntry(draft, home, headingsOf(library, config)[home], entry) : undefined;
}

/** The line of the library that goes by that very name. */
export function namedLine(topic: string, { library, config }: ChangeContext): Line | undefined {
  const lines = [...scriptLines(library, config, SCRIPT_PLACES), ...furtherLines(library, config)];
  return namedFirst(lines, ({ about }) => about, topicWords(topic))[0];
}

/**
 * The line of the library about the very topic: it is better than one made of the topic's name.
 * Undefined where there is none. Errors: ChangeRefused when the script has it.
 */
export function ownQuestion(
  draft: Draft,
  topic: string,
  asked: Asked,
  context: ChangeContext,
): Draft | undefined {
  if (asked.kind === 'ask' || asked.section || (asked.kind === 'ask-about' && asked.count > 1))
    return undefined;
  const line = namedLine(topic, context);
  const here = line && entriesOf(draft).find(({ known }) => known?.line.id === line.id);
  if (here)
    throw new ChangeRefused(
      `The script asks that already: ${here.text} For another question about it, write the question in quotation marks.`,
    );
  return line && placed(draft, line, context);
}
