import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectionOf } from '../../src/collections.ts';
import { withFile } from '../../src/content/mistake.ts';
import { writableSource } from '../../src/content/source.ts';
import { editedOf, withEdited } from '../edit/content-text.ts';
import { mistakesOf } from '../edit/mistakes.ts';

type Fields = Record<string, unknown>;

/**
 * Changes the fields of a content file, every other line staying as it is. Errors: throws with file and field on what the site
 * would refuse, and then writes nothing.
 */
export function changeFields(
  folder: string,
  path: string,
  change: (fields: Fields) => Fields,
): void {
  const file = join(folder, path);
  if (!collectionOf(path))
    throw new Error(`${file}: expected a file of words, nothing reads this one`);
  const before = writableSource(file);
  const after = withFile(file, () => {
    const { fields, body } = editedOf(path, before);
    return withEdited(path, before, { fields: change(fields), body });
  });
  const mistakes = mistakesOf(folder, path, after);
  if (mistakes.length)
    throw new Error(
      mistakes
        .map(({ field, message }) => `${file}: ${field ? `${field}: ` : ''}${message}`)
        .join('\n'),
    );
  if (after !== before) writeFileSync(file, after);
}
