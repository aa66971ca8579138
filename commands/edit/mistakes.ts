import { WHOLE_FILE } from '../../src/content/fields.ts';
import { Mistake as ContentMistake } from '../../src/content/mistake.ts';
import { plainLines } from '../../src/content/source.ts';
import { contentIn } from '../../src/content-checks.ts';

/** `field` is empty if the mistake concerns the whole file. */
export type Mistake = { field: string; message: string };

const mistakeFor = (field: string, text: string): Mistake => ({
  field: field === WHOLE_FILE ? '' : field,
  message: text,
});

/** Checks the content as if the file had this text. `old` is its path before a rename. */
export const mistakesOf = (folder: string, path: string, text: string, old = path): Mistake[] =>
  contentIn(folder, { path, text: plainLines(text), old })
    .mistakes.filter((fileMistake) => fileMistake.path === path)
    .map(({ mistake: { field = '', text: message } }) => mistakeFor(field, message));

export function mistakesOfWriting(error: unknown): Mistake[] {
  if (error instanceof ContentMistake) return [mistakeFor(error.field ?? '', error.text)];
  return [mistakeFor('', error instanceof Error ? error.message : String(error))];
}
