import { posix } from 'node:path';
import { FEATURE_ARROWS } from './feature-arrows.ts';
import type { SourceFile } from './source-files.ts';

/** The rooms of the site: each uses only those that stand before it. */
const ROOMS = ['text', 'ui', 'content', 'seo', 'features', 'site', 'pages'];
/** What stands beside the site, and what it takes of it. Nothing takes from `commands`, and `pages` is closed to all. */
const BESIDE: Record<string, readonly string[]> = {
  server: ['text', 'content', 'features'],
  build: ['text', 'ui', 'content', 'seo', 'features', 'site', 'server'],
  commands: ['text', 'ui', 'content', 'features', 'server', 'build'],
};
/** They run while the site is built or for the one who tests it, and take what they need. */
const OPEN = ['', 'tests', 'collections.ts', 'content-checks.ts', 'content.config.ts'];
/** Tests beside the source may reach for the real server they start. */
const IS_TEST = /\.test\.tsx?$/;
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])(\.{1,2}\/[^'"]+)\1/g;

/** The room of a path: what stands under `src`, or the folder at the root; '' for a file at the root. */
function roomOf(path: string) {
  const [top = '', below = ''] = path.split('/');
  // the blocks are a feature that pages take from
  if (path.startsWith('src/blocks/')) return 'features';
  return top === 'src' ? below : below && top;
}
const featureOf = (path: string) =>
  /^src\/(?:features\/([^/]+)|blocks)\//.exec(path)?.[1] ??
  (path.startsWith('src/blocks/') ? 'blocks' : '');

function mayTake(path: string, imported: string) {
  const [from, to] = [roomOf(path), roomOf(imported)];
  if (from === 'features' && to === 'features') {
    const [one, other] = [featureOf(path), featureOf(imported)];
    return one === other || FEATURE_ARROWS[one]?.[other] !== undefined;
  }
  if (from === to) return true;
  if (to === 'pages') return false;
  if (OPEN.includes(from) || OPEN.includes(to)) return true;
  const [place, other] = [ROOMS.indexOf(from), ROOMS.indexOf(to)];
  return place === -1 ? BESIDE[from]?.includes(to) : other !== -1 && other < place;
}

const imports = ({ path, text }: SourceFile) =>
  IS_TEST.test(path)
    ? []
    : [...text.matchAll(IMPORT)].map(([, , target = '']) =>
        posix.join(posix.dirname(path), target),
      );

/** One line for each import against the direction. */
export function wrongImports(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    imports(file)
      .filter((imported) => !mayTake(file.path, imported))
      .map(
        (imported) =>
          `${file.path}: ${featureOf(file.path) || roomOf(file.path)} must not import ${imported}`,
      ),
  );
}

/** One line for each arrow between features that no import needs any more. */
export function idleArrows(files: readonly SourceFile[]): string[] {
  const used = new Set(
    files.flatMap((file) =>
      imports(file).map((imported) => `${featureOf(file.path)} ${featureOf(imported)}`),
    ),
  );
  return Object.entries(FEATURE_ARROWS).flatMap(([from, arrows]) =>
    Object.keys(arrows)
      .filter((to) => !used.has(`${from} ${to}`))
      .map((to) => `feature-arrows.ts: ${from} takes nothing from ${to} any more`),
  );
}
