import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { locatedFields } from '../../src/content/read-content.ts';
import { readSource } from '../../src/content/source-text.ts';
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

/** The fields that say who checked the page, and when. Errors: throws on a page that has no byline. */
function checkFields(folder: string, path: string, { by, on }: Check) {
  const file = join(folder, path);
  if (path.startsWith('blog/')) return { checked_at: on, checked_by: by };
  const fields = locatedFields(file, readSource(file));
  const byline = fields.at('byline')?.value;
  if (typeof byline !== 'object')
    throw new Error(
      `${file}: expected an article, a city or a practice area; this says nothing of checks`,
    );
  return { byline: { ...byline, checkedBy: memberFile(folder, by), checked: on } };
}

/** Writes who compared the facts of a page with their sources. Returns a line that says what was written. */
export function checkFacts(folder: string, path: string, check: Check): string {
  const found = checkFields(folder, path, check);
  changeFields(folder, path, (fields) => ({ ...fields, ...found }));
  return `${join(folder, path)}: facts checked ${check.on} by ${check.by}`;
}
