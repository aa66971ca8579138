import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../bootstrap/install.mjs';
import type { Part } from './part.ts';

/** What a visitor gets, a compressed copy aside, and what only our own server reads. */
const NO_PAGE = /\.(br|gz)$|(^|\/)\.manifest\.json$/;
const IS_TEXT = /\.(html|md|xml|txt|json|css|js|svg)$/;
/** Names that carry a hash of what they name, and places that repeat such a hash. */
const HASHED_FILE = /[\w~.-]+\.[\w-]{8}\.(?=js|css|png|svg|webp|avif|woff2)/g;
const ISLAND_ID = / uid="\w+"/g;
const POLICY_HASH = /sha256-[\w+/=]+/g;
const SCRIPT = /(<script(?![^>]*application\/(?:ld\+)?json)[^>]*>)([\s\S]*?)(<\/script>)/g;
/**
 * What a script says: its texts, numbers and longer names. A minifier's own names of one or two letters, and what it
 * declares instead of writing it in place, depend on the order in which modules are put together.
 */
const WORD = /`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[\w$]{3,}/g;
const DECLARES = new Set(['let', 'var', 'const']);
const SHORT = /(?<![\w$])[\w$]{1,2}(?![\w$])/g;
const LINKS = /(?:^|;)\s*(?:import|export)\b[^;]*;/g;

/** What a script consists of, whatever its functions' order and its short names. */
function scriptParts(code: string): string {
  const words = code.replace(LINKS, ';').replace(SHORT, '_').match(WORD) ?? [];
  return words
    .filter((word) => !DECLARES.has(word))
    .sort()
    .join(' ');
}

/** Built folder in; by path (hashes out of the names) what it must equal. All modules of React's part are one. */
function site(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const modules: string[] = [];
  const pages = new Map<string, string>();
  for (const path of files.filter((each) => !NO_PAGE.test(each)).sort()) {
    const bytes = readFileSync(join(folder, path));
    if (!IS_TEXT.test(path)) {
      pages.set(path.replace(HASHED_FILE, '*.'), createHash('sha256').update(bytes).digest('hex'));
      continue;
    }
    const text = bytes
      .toString('utf8')
      .replace(HASHED_FILE, '*.')
      .replace(ISLAND_ID, ' uid')
      .replace(POLICY_HASH, 'sha256-*')
      .replace(SCRIPT, (_, start, code, end) => `${start}${scriptParts(code)}${end}`);
    if (path.endsWith('.js')) modules.push(scriptParts(text));
    else pages.set(path.replace(HASHED_FILE, '*.'), text);
  }
  return pages.set('all modules together', modules.join(' ').split(' ').sort().join(' '));
}

/** Where two texts part, with what follows in each. */
function firstDifference(one = '', other = ''): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 100));
  return `    before ${around(one)}\n    after  ${around(other)}`;
}

function build(folder: string): string {
  execFileSync(process.execPath, ['commands/build.ts'], { cwd: folder, stdio: 'ignore' });
  return join(folder, 'dist');
}

/** The site of an older commit, built from its own sources in a folder that goes when it is done. */
export const sameSite: Part = {
  about: 'the site built from this tree against the one built from a commit: <commit>',
  async run([commit = 'HEAD']) {
    const folder = join(ROOT, '.cache', 'same-site');
    const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    git('worktree', 'add', '--detach', folder, commit);
    try {
      if (!existsSync(join(folder, 'node_modules')))
        symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
      const [before, after] = [site(build(folder)), site(build(ROOT))];
      const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
      const different = paths.filter((path) => before.get(path) !== after.get(path));
      for (const path of different)
        console.log(`  ${path}\n${firstDifference(before.get(path), after.get(path))}`);
      console.log(
        `${paths.length} files compared with ${git('rev-parse', '--short', commit).trim()}, ${different.length} differ`,
      );
      return different.length === 0;
    } finally {
      git('worktree', 'remove', '--force', folder);
    }
  },
};
