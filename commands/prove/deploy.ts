import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { ROOT } from '../bootstrap/install.mjs';
import { run } from '../bootstrap/run.mjs';

/** Throws if the server ends before it prints its address. */
async function printedAddress(child: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  for await (const line of createInterface(child.stdout)) {
    const [, address] = / is at (http:\/\/\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('The server did not start.');
}

const NOBODY = '65534';
/** `systemd-analyze security` reports an exposure from 0 to 100. */
const MAX_EXPOSURE = 20;

const readDeployFile = (name: string) => readFileSync(join(ROOT, 'deploy', name), 'utf8');

function runCheck(name: string, program: string, args: string[]): boolean {
  const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  const result = error
    ? `${program} is not installed`
    : status === 0
      ? 'passes'
      : `\n${stdout}${stderr}`;
  console.log(`${name}: ${result}`);
  return status === 0;
}

/** Checks a copy of the unit, in which user and programs exist on every machine. */
function checkUnit(folder: string) {
  const templateUnit = join(folder, 'agency-site@.service');
  const text = readDeployFile('agency-site@.service')
    .replace(/^(ExecStart(?:Post)?)=\S+/gm, '$1=/bin/true')
    .replace(/^(User)=.*/m, '$1=daemon');
  writeFileSync(templateUnit, text);
  const plainUnit = join(folder, 'agency-site.service');
  writeFileSync(plainUnit, text);
  const securityArgs = ['security', '--offline=true', `--threshold=${MAX_EXPOSURE}`, plainUnit];
  return [
    runCheck('unit', 'systemd-analyze', ['verify', join(folder, 'agency-site@4321.service')]),
    runCheck('exposure of the unit', 'systemd-analyze', securityArgs),
  ].every(Boolean);
}

/** Starts the server with only its runtime files, as a user who can write only into one folder. */
async function checkRuntimeFiles(folder: string) {
  const runtimeFolder = join(folder, 'runtime');
  if ((await run(process.execPath, ['commands/runtime-files.ts', runtimeFolder])) !== 0)
    return false;
  spawnSync('chmod', ['-R', 'a-w,a+rX', runtimeFolder]);
  const data = join(folder, 'data');
  mkdirSync(data);
  chmodSync(data, 0o777);
  // As in the Docker image, Node is outside of the project's packages.
  const node = join(folder, 'node');
  cpSync(process.execPath, node);
  const asNobody =
    process.getuid?.() === 0
      ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
      : [];
  const [program = '', ...args] = [...asNobody, node, 'server/main.ts'];
  const child = spawn(program, args, {
    cwd: runtimeFolder,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await printedAddress(child);
    const statuses = [];
    for (const path of ['/readyz', '/', '/contact'])
      statuses.push((await fetch(new URL(path, address))).status);
    console.log(
      `runtime files: ${statuses.join(', ')}; size ${spawnSync('du', ['-sh', runtimeFolder], { encoding: 'utf8' }).stdout.split('\t')[0]}`,
    );
    return statuses.every((status) => status === 200);
  } finally {
    if (child.kill('SIGTERM')) await once(child, 'exit');
  }
}

const folder = mkdtempSync(join(tmpdir(), 'site-deploy-'));
chmodSync(folder, 0o755);
try {
  const isUnitRight = checkUnit(folder);
  process.exitCode = (await checkRuntimeFiles(folder)) && isUnitRight ? 0 : 1;
} finally {
  spawnSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
}
