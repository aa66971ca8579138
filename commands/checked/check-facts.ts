import { join } from 'node:path';
import { found } from '../../src/content/mistake.ts';
import { contentIn } from '../../src/content-checks.ts';
import { changeFields } from './change-fields.ts';

/** Who has checked something, and on which day. */
export type Check = { by: string; on: string };

/** The fields that say who checked the page, and when. Errors: throws on a page without a byline, and on a stranger. */
function checkFields(folder: string, path: string, { by, on }: Check) {
  if (path.startsWith('blog/')) return { checked_at: on, checked_by: by };
  const { files } = contentIn(folder);
  const file = found(
    files.find((each) => each.path === path),
    path,
  );
  const byline = file.fields.at('byline')?.value;
  if (typeof byline !== 'object')
    throw new Error(
      `${join(folder, path)}: expected an article, a city or a practice area; this has no byline`,
    );
  const member = files.find(({ of, fields }) => of === 'team' && fields.at('name')?.value === by);
  if (!member)
    throw new Error(`--by: expected the name of somebody in ${folder}/team, found "${by}"`);
  return { byline: { ...byline, checkedBy: member.name, checked: on } };
}

/** Writes who compared the facts of a page with their sources. Returns a line about what was written. */
export function checkFacts(folder: string, path: string, check: Check): string {
  const fields = checkFields(folder, path, check);
  changeFields(folder, [{ path, change: (old) => ({ ...old, ...fields }) }]);
  return `${join(folder, path)}: facts checked ${check.on} by ${check.by}`;
}
