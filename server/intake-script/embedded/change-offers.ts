import { BUTTON_REQUESTS, type ChangeOffers } from '../../../src/features/intake/change-offers.ts';
import { INTAKE_TONES, type IntakeConfig, type IntakeScript } from '../../../src/features/intake/schema.ts';
import { SCRIPT_SECTIONS } from '../library-schema.ts';
import { readRefinement } from '../refinement.ts';
import { ChangeRefused } from './change.ts';
import { type Draft, entriesOf } from './draft.ts';
import type { Library } from './library.ts';
import { furtherLines, ownLines, STAYS } from './lines.ts';
import { OURS_LEAST, recognise, shareOfOurs } from './recognise.ts';
import { carryOut } from './refine.ts';
import { holdsInRow, topicWords } from './topic-words.ts';

/** Why the library cannot do what is asked; undefined where it can. */
function whyNot(library: Library, config: IntakeConfig, draft: Draft, request: string) {
  try {
    carryOut(library, config, draft, readRefinement(request));
    return undefined;
  } catch (error) {
    if (error instanceof ChangeRefused) return error.message;
    throw error;
  }
}

/** The lines that a visitor may take out of a script, or put in, by name; what to do next comes first. */
function questions(library: Library, config: IntakeConfig, draft: Draft, isOurs: boolean) {
  const entries = entriesOf(draft);
  const known = new Set(entries.map((entry) => entry.known?.line.id));
  const own = ownLines(library, config, ['closing', ...SCRIPT_SECTIONS]).filter(({ rank }) => rank < STAYS);
  return [...own, ...furtherLines(library, config)].map(({ id, about: [name = id] }) => ({
    name,
    isAsked: known.has(id) || (!isOurs && entries.some(({ text }) => holdsInRow(topicWords(name), text))),
  }));
}

/** What buttons can do to a script: each request is tried, so that none is offered that would be refused. */
export function changeOffers(library: Library, config: IntakeConfig, script: IntakeScript): ChangeOffers {
  const draft = recognise(library, config, script);
  const isOurs = shareOfOurs(draft) >= OURS_LEAST;
  const refused = Object.fromEntries(
    Object.entries(BUTTON_REQUESTS).flatMap(([name, request]) => {
      const why = whyNot(library, config, draft, request);
      return why ? [[name, why]] : [];
    }),
  );
  return {
    whyNot: refused,
    tone: isOurs ? INTAKE_TONES.find((tone) => refused[tone]) : undefined,
    questions: questions(library, config, draft, isOurs),
  };
}
