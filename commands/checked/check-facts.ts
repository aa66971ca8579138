import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contentParts, locatedFields } from '../../src/content/read-content.ts';
import { readSource } from '../../src/content/source-text.ts';
import { factsDigest } from '../../src/content/words-digest.ts';
import { checkedDigest, headerBlock } from '../../src/features/blog/file/header-block.ts';
import { changeFields } from './change-fields.ts';

/** Who has checked something, and on which day. */
export type Check = { by: string; on: string };

/** The name of the file of a member of the team. Errors: throws on somebody who is none. */
function memberFile(folder: string, by: string): string {
  const files = readdirSync(join(folder, 'team')).filter((name) => name.endsWith('.md'));
  const found = files.find((name) => {
    const file = join(folder, 'team', name);
    return locatedFields(file, readSource(file)).at('name')?.value === by;
  });
  if (!found)
    throw new Error(`--by: expected the name of somebody in ${folder}/team, found "${by}"`);
  return basename(found, '.md');
}

/** The fields that say who checked the page, when, and which words. Errors: throws on a page that says nothing of checks. */
function checkFields(folder: string, path: string, { by, on }: Check) {
  const file = join(folder, path);
  const text = readSource(file);
  if (path.startsWith('blog/'))
    return { checked_at: on, checked_by: by, checked_of: checkedDigest(headerBlock(text)) };
  const fields = locatedFields(file, text);
  const byline = fields.at('byline')?.value;
  if (typeof byline !== 'object')
    throw new Error(
      `${file}: expected an article, a city or a practice area; this says nothing of checks`,
    );
  const checkedOf = factsDigest(fields.value, contentParts(path, text).body);
  return { byline: { ...byline, checkedBy: memberFile(folder, by), checked: on, checkedOf } };
}

/** Writes who compared the facts of a page with their sources, as it stands. What was written is told. */
export function checkFacts(folder: string, path: string, check: Check): string {
  const found = checkFields(folder, path, check);
  changeFields(folder, path, (fields) => ({ ...fields, ...found }));
  return `${join(folder, path)}: facts checked ${check.on} by ${check.by}`;
}
