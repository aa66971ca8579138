import { dirname, join, posix } from 'node:path';
import { FEATURE_ARROWS } from './feature-arrows.ts';

export type SourceFile = { path: string; text: string };

/** The rooms of the site: each uses only those that stand before it. */
const ROOMS = ['text', 'ui', 'content', 'seo', 'features', 'site', 'pages'];
/** What stands beside the site, and what it takes of it. Nothing takes from `build`, and `pages` is closed to all. */
const BESIDE: Record<string, readonly string[]> = {
  server: ['text', 'content', 'features'],
  build: ['text', 'ui', 'content', 'seo', 'features', 'site', 'server', 'commands'],
  commands: ['text', 'content', 'features', 'server', 'build'],
};
/** They run while the site is built or for the one who tests it, and take what they need. */
const OPEN = ['tests', 'content.config.ts', 'fonts', 'styles'];
/** These rooms run anywhere: in the browser, in the server, in the build. */
const RUNS_ANYWHERE = ['text', 'ui', 'features'];
/** Reads the articles' files for the content loader, in the build alone. */
const READS_FILES = ['src/features/blog/files.ts'];
/** Tests beside the source may reach for the real server they start. */
const IS_TEST = /\.test\.tsx?$/;
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])(\.{1,2}\/[^'"]+|node:[^'"]+)\1/g;

/** The room of a path: what stands under `src`, or the folder at the root; '' for a file at the root. */
function roomOf(path: string): string {
  const parts = path.split('/');
  return (parts[0] === 'src' ? parts[1] : parts.length > 1 ? parts[0] : '') ?? '';
}
const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? '';

function mayTake(path: string, imported: string): boolean {
  const [from, to] = [roomOf(path), roomOf(imported)];
  if (from === 'features' && to === 'features') {
    const [one, other] = [featureOf(path), featureOf(imported)];
    return one === other || FEATURE_ARROWS[one]?.[other] !== undefined;
  }
  if (from === to) return true;
  if (to === 'pages') return false;
  if (from === '' || OPEN.includes(from) || OPEN.includes(to)) return true;
  const [place, other] = [ROOMS.indexOf(from), ROOMS.indexOf(to)];
  return place === -1 ? (BESIDE[from]?.includes(to) ?? false) : other !== -1 && other < place;
}

function imports({ path, text }: SourceFile): string[] {
  return IS_TEST.test(path)
    ? []
    : [...text.matchAll(IMPORT)].map(([, , target = '']) =>
        target.startsWith('node:')
          ? target
          : posix.normalize(join(dirname(path), target).replaceAll('\\', '/')),
      );
}

/** Source files with their paths below the project in; one line for each import against the direction out. */
export function wrongImports(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    imports(file).flatMap((imported) => {
      const { path } = file;
      if (imported.startsWith('node:'))
        return RUNS_ANYWHERE.includes(roomOf(path)) && path.startsWith('src/') && !READS_FILES.includes(path)
          ? [`${path}: runs in browsers too, and must not import ${imported}`]
          : [];
      return mayTake(path, imported)
        ? []
        : [`${path}: ${featureOf(path) || roomOf(path)} must not import ${imported}`];
    }),
  );
}

/** Source files in; one line for each arrow between features that no import needs any more out. */
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
