import { WHOLE_FILE } from '../../src/content/fields.ts';
import { Mistake as ContentMistake } from '../../src/content/mistake.ts';
import { plainLines } from '../../src/content/source.ts';
import { contentIn } from '../../src/content-checks.ts';

/** What is wrong in the words of the reader, and the path of the field it is about; empty for the whole file. */
export type Mistake = { field: string; message: string };

const mistakeFor = (field: string, text: string): Mistake => ({
  field: field === WHOLE_FILE ? '' : field,
  message: text,
});

/**
 * What the check of the content finds in a file with this text; nothing when it passes. `old` is the path of a file that has
 * it so far.
 */
export const mistakesOf = (folder: string, path: string, text: string, old = path): Mistake[] =>
  contentIn(folder, { path, text: plainLines(text), old })
    .mistakes.filter((each) => each.path === path)
    .map(({ mistake: { field = '', text: message } }) => mistakeFor(field, message));

/** A text that cannot be written, at its field too. */
export function mistakesOfWriting(error: unknown): Mistake[] {
  if (error instanceof ContentMistake) return [mistakeFor(error.field ?? '', error.text)];
  return [mistakeFor('', error instanceof Error ? error.message : String(error))];
}
