import { basename, dirname, extname } from 'node:path';

/** What can be made anew, copied, renamed and deleted: a file of these folders, by what it is called. */
export const KINDS = [
  { folder: 'blog', name: 'Article', extension: '.md' },
  { folder: 'team', name: 'Team member', extension: '.md' },
  { folder: 'cities', name: 'City', extension: '.yaml' },
  { folder: 'services', name: 'Service', extension: '.yaml' },
  { folder: 'practice-areas', name: 'Practice area', extension: '.md' },
  { folder: 'policies', name: 'Policy', extension: '.md' },
  { folder: 'state-rules', name: 'Rules of a state', extension: '.yaml' },
] as const;

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a file by this path could be made. */
export function isPathOfKind(path: string): boolean {
  const extension = extname(path);
  return KINDS.some(
    (kind) =>
      dirname(path) === kind.folder &&
      extension === kind.extension &&
      NAME.test(basename(path, extension)),
  );
}

/** The groups of the list in their order; a file is in the first whose folder or name it begins with. */
const GROUPS = [
  ['Articles', 'blog/'],
  ['Team', 'team/'],
  ['Cities', 'cities/'],
  ['Claims', 'claims.yaml'],
  ['Site', 'site.yaml'],
  ['Services', 'services/'],
  ['Practice areas', 'practice-areas/'],
  ['Pages', 'pages/'],
  ['Free tools', 'tools/'],
  ['Report', 'report/'],
  ['State rules', 'state-rules/'],
  ['Policies', 'policies/'],
  ['Words and menus', ''],
] as const;

/** Files by group. */
export function groupsOf(files: readonly string[]) {
  const groupOf = (path: string) => GROUPS.find(([, start]) => path.startsWith(start))?.[0];
  return GROUPS.map(([name]) => ({
    name,
    files: files.filter((path) => groupOf(path) === name),
  })).filter((group) => group.files.length);
}
