import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectionOf } from '../../src/collections.ts';
import { requireFound, withFile } from '../../src/content/mistake.ts';
import { mistakeLine } from '../../src/content/read-content.ts';
import { writableSource } from '../../src/content/source.ts';
import { contentIn } from '../../src/content-checks.ts';
import { readEditedContent, replaceEditedContent } from '../edit/content-text.ts';

type Fields = Record<string, unknown>;
export type FieldsChange = { path: string; change: (fields: Fields) => Fields };

function changedText(folder: string, { path, change }: FieldsChange) {
  const file = join(folder, path);
  if (!collectionOf(path))
    throw new Error(`${file}: expected a file of the content, but the site does not read it`);
  const source = writableSource(file);
  return withFile(file, () => {
    const { fields, body } = readEditedContent(path, source);
    return replaceEditedContent(path, source, { fields: change(fields), body });
  });
}

/** Errors: throws before anything is written if a change makes the content invalid. */
export function changeFields(folder: string, changes: readonly FieldsChange[]): void {
  const drafts = changes.map((change) => ({
    path: change.path,
    text: changedText(folder, change),
  }));
  const mistakesIn = (content: ReturnType<typeof contentIn>) =>
    content.mistakes.map(({ path, mistake }) => mistakeLine(join(folder, path), mistake));
  const oldMistakes = new Set(mistakesIn(contentIn(folder)));
  const newMistakes = mistakesIn(contentIn(folder, ...drafts)).filter(
    (line) => !oldMistakes.has(line),
  );
  if (newMistakes.length) throw new Error(newMistakes.join('\n'));
  for (const { path, text } of drafts) writeFileSync(join(folder, path), text);
}

export type FactCheck = { by: string; on: string };

function checkFields(folder: string, path: string, { by, on }: FactCheck) {
  if (path.startsWith('blog/')) return { checked_at: on, checked_by: by };
  const { files } = contentIn(folder);
  const file = requireFound(
    files.find((candidate) => candidate.path === path),
    path,
  );
  const byline = file.fields.at('byline')?.value;
  if (typeof byline !== 'object')
    throw new Error(
      `${join(folder, path)}: expected an article, a city or a practice area, but this file has no byline`,
    );
  const member = files.find(
    ({ collectionName, fields }) => collectionName === 'team' && fields.at('name')?.value === by,
  );
  if (!member)
    throw new Error(`--by: expected the name of a member in ${folder}/team, found "${by}"`);
  return { byline: { ...byline, checkedBy: member.name, checked: on } };
}

export function recordFactCheck(folder: string, path: string, check: FactCheck): string {
  const fields = checkFields(folder, path, check);
  changeFields(folder, [{ path, change: (oldFields) => ({ ...oldFields, ...fields }) }]);
  return `${join(folder, path)}: facts checked ${check.on} by ${check.by}`;
}
