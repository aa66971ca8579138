/** `node commands/runtime-files.ts <folder>`: puts what a serving machine needs of a built site into a new folder. */
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { contentDirectory } from '../src/content/read-content.ts';
import { ROOT } from './bootstrap/install.mjs';

/** The programs of the server. Threads are started by address, so no import names them. */
const THREADS = globSync('server/**/*-thread.ts', { cwd: ROOT });
const PROGRAMS = ['server/main.ts', 'commands/leads.ts', ...THREADS];
/** Read by them as files; the words of another brand come as `content`, so that the server finds them without a setting. */
const CONTENT = 'content';
const DATA = [CONTENT, 'dist', 'package.json', 'LICENSE'];
const sourceOf = (name: string) =>
  resolve(ROOT, name === CONTENT ? contentDirectory(process.env) : name);

type Locked = { dependencies?: Record<string, string>; peerDependencies?: Record<string, string> };
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

/** Our files that the programs load, and the packages that these name. */
async function loaded() {
  const bundle = await rolldown({
    input: PROGRAMS,
    cwd: ROOT,
    platform: 'node',
    external: (id) => !/^[./]/.test(id),
    treeshake: false,
  });
  const { output } = await bundle.generate();
  await bundle.close();
  const chunks = output.filter((each) => each.type === 'chunk');
  const names = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const own = new Set(chunks.map(({ fileName }) => fileName));
  return {
    // the bundler's own module is no file
    files: chunks
      .flatMap(({ moduleIds }) => moduleIds)
      .filter((id) => id.startsWith(ROOT))
      .map((id) => relative(ROOT, id)),
    names: names.filter((name) => !own.has(name) && !name.startsWith('node:')),
  };
}

/** Returns the folder where Node finds a package that is imported from a folder of `node_modules`, or from ours (empty). */
function placeOf(name: string, from: string): string | undefined {
  const place = join(from, 'node_modules', name);
  if (place in packages) return place;
  return from && placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}

function packageFolders(names: readonly string[]): Set<string> {
  const found = new Set<string>();
  function add(name: string, from: string) {
    const place = placeOf(name, from);
    if (!place || found.has(place) || !existsSync(join(ROOT, place))) return;
    found.add(place);
    const { dependencies, peerDependencies } = packages[place] ?? {};
    for (const each of Object.keys({ ...dependencies, ...peerDependencies })) add(each, place);
  }
  for (const name of names) add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'), '');
  return found;
}

const [folder] = process.argv.slice(2);
if (!folder || existsSync(folder)) {
  console.error('Usage: node commands/runtime-files.ts <new folder>');
  process.exit(2);
}
const { files, names } = await loaded();
const folders = [...packageFolders(names)];
for (const each of [...DATA, ...files, ...folders]) {
  // a package inside another comes only when it is needed itself
  const skip = new Set(
    globSync(`${each}/node_modules`, { cwd: ROOT }).map((path) => join(ROOT, path)),
  );
  cpSync(sourceOf(each), join(folder, each), {
    recursive: true,
    filter: (source) =>
      !skip.has(source) && !/\.(map|test\.ts|fixture\.ts)$|\.d\.[cm]?ts$/.test(source),
  });
}
console.log(`${files.length} files of ours and ${folders.length} packages are in ${folder}.`);
