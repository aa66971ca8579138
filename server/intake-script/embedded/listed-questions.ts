import { SCRIPT_SECTIONS } from '../library-schema.ts';
import { addQuestion, removeQuestion } from '../refinement/button-requests.ts';
import type { Library } from './library.ts';
import { type Answers, furtherLines, type Line, STAYS, scriptLines } from './lines.ts';

/** A question of the library that a visitor may take out of a script, or put in, and the request that does so. */
type Listed = { id: string; name: string; add: string; remove: string };

/** In: library and answers. Out: the questions that may be left out, then those that may be added. */
export function listedQuestions(library: Library, config: Answers): Listed[] {
  const lines = scriptLines(library, config, [...SCRIPT_SECTIONS, 'closing']).filter(
    ({ rank }) => rank < STAYS,
  );
  const listed = ({ id, about: [name = id] }: Line) => ({
    id,
    name,
    add: addQuestion(name),
    remove: removeQuestion(name),
  });
  return [...lines, ...furtherLines(library, config)].map(listed);
}
