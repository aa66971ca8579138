/** `node commands/runtime-files.ts <folder>`: copies the files that a serving machine needs. */
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { contentDirectory } from '../src/content/read-content.ts';
import { ROOT } from './bootstrap/install.mjs';

/** No program imports the thread files, so they are listed here. */
const THREAD_FILES = globSync('server/**/*-thread.ts', { cwd: ROOT });
const PROGRAMS = ['server/main.ts', 'commands/leads.ts', ...THREAD_FILES];
/** A content folder of any name is copied as `content`, so that no setting is needed. */
const CONTENT = 'content';
const DATA = [CONTENT, 'dist', 'package.json', 'LICENSE'];
const sourceOf = (name: string) =>
  resolve(ROOT, name === CONTENT ? contentDirectory(process.env) : name);

type LockedPackage = {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

async function findLoadedModules() {
  const bundle = await rolldown({
    input: PROGRAMS,
    cwd: ROOT,
    platform: 'node',
    external: (id) => !/^[./]/.test(id),
    treeshake: false,
  });
  const { output } = await bundle.generate();
  await bundle.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  const imports = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const chunkNames = new Set(chunks.map(({ fileName }) => fileName));
  return {
    // The bundler adds helper modules, which are not files.
    files: chunks
      .flatMap(({ moduleIds }) => moduleIds)
      .filter((id) => id.startsWith(ROOT))
      .map((id) => relative(ROOT, id)),
    importedNames: imports.filter((name) => !chunkNames.has(name) && !name.startsWith('node:')),
  };
}

// Finds a package as Node does: inside the package `from`, then in the packages around it. The
// package '' is our project.
function packagePath(name: string, from: string): string | undefined {
  const path = join(from, 'node_modules', name);
  if (path in packages) return path;
  return from && packagePath(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}

function packageFolders(names: readonly string[]): Set<string> {
  const paths = new Set<string>();
  function add(name: string, from: string) {
    const path = packagePath(name, from);
    if (!path || paths.has(path) || !existsSync(join(ROOT, path))) return;
    paths.add(path);
    const { dependencies, peerDependencies } = packages[path] ?? {};
    for (const dependency of Object.keys({ ...dependencies, ...peerDependencies }))
      add(dependency, path);
  }
  for (const name of names) add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'), '');
  return paths;
}

const [folder] = process.argv.slice(2);
if (!folder || existsSync(folder)) {
  console.error('Usage: node commands/runtime-files.ts <new folder>');
  process.exit(2);
}
const { files, importedNames } = await findLoadedModules();
const folders = [...packageFolders(importedNames)];
for (const name of [...DATA, ...files, ...folders]) {
  // A package inside another package is copied only if it is needed.
  const nestedPackages = new Set(
    globSync(`${name}/node_modules`, { cwd: ROOT }).map((path) => join(ROOT, path)),
  );
  cpSync(sourceOf(name), join(folder, name), {
    recursive: true,
    filter: (source) =>
      !nestedPackages.has(source) && !/\.(map|test\.ts|fixture\.ts)$|\.d\.[cm]?ts$/.test(source),
  });
}
console.log(`${files.length} files of ours and ${folders.length} packages are in ${folder}.`);
