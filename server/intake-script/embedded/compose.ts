import type { IntakeConfig } from '../../../src/features/intake/schema.ts';
import { SCRIPT_PLACES, SCRIPT_SECTIONS, type ScriptPlace } from '../library-schema.ts';
import { countWords, SCRIPT_WORDS } from '../script-words.ts';
import { asScript, type Draft, type Entry, headingsOf } from './draft.ts';
import { leaveOneOut } from './leave-out.ts';
import type { Library } from './library.ts';
import { scriptLines } from './lines.ts';
import { say } from './say.ts';

/** What a visitor has asked for takes the place of what matters least. */
function withinLength(draft: Draft): Draft {
  if (countWords(asScript(draft)) <= SCRIPT_WORDS.most) return draft;
  const less = leaveOneOut(draft, { ours: true });
  return less ? withinLength(less) : draft;
}

/** The same answers give the same script. */
export function compose(library: Library, config: IntakeConfig): Draft {
  const manner = { tone: config.tone, plain: false };
  const headings = headingsOf(library, config);
  const lines = scriptLines(library, config, SCRIPT_PLACES);
  const entries = (place: ScriptPlace): Entry[] =>
    lines
      .filter((line) => line.place === place)
      .map((line) => ({ text: say(library, config, line, manner), known: { line, manner } }));
  return withinLength({
    opening: entries('opening'),
    sections: SCRIPT_SECTIONS.map((place) => ({ heading: headings[place], place, entries: entries(place) })),
    closing: entries('closing'),
  });
}
