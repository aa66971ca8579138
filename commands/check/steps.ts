import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/install.mjs';
import { idleArrows, wrongImports } from './dependency-direction.ts';
import { houseRuleBreaches } from './house-rules.ts';
import { sourceFiles } from './source-files.ts';
import { unlessPassed } from './unless-passed.ts';

export type StepResult = {
  name: string;
  ms: number;
  passed: number;
  failed: number;
  skipped: number;
  /** Of those that passed: how many needed a second try. */
  flaky?: number;
  output: string;
};
export type Step = { name: string; run: () => Promise<StepResult> };

export async function inTurn(steps: Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await step.run());
  return results;
}

export function runQuietly(program: string, args: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A step that either holds or does not, and says why in its output. */
export function pass(name: string, check: () => Promise<{ code: number; output: string }>): Step {
  return {
    name,
    async run() {
      const start = performance.now();
      const { code, output } = await check().catch((error: unknown) => ({ code: 1, output: String(error) }));
      const failed = code === 0 ? 0 : 1;
      return { name, ms: performance.now() - start, passed: 1 - failed, failed, skipped: 0, output };
    },
  };
}

const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);
const listed = (lines: string[]) => ({ code: lines.length > 0 ? 1 : 0, output: lines.join('\n') });

/** Astro writes the types of the collections, at each build; a check has to where none has been made since they changed. */
const COLLECTION_TYPES = '.astro/content.d.ts';
const COLLECTIONS = [
  'src/content.config.ts',
  'src/content-places.ts',
  'astro.config.mjs',
  'package-lock.json',
];
const changedAt = (file: string) => statSync(join(ROOT, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
const areTypesWritten = () => COLLECTIONS.every((file) => changedAt(file) <= changedAt(COLLECTION_TYPES));

/** All that the types of a view depend on; those of the collections come of it. Nothing in `src` takes from elsewhere. */
const VIEWS = {
  root: ROOT,
  sources: [
    'src',
    'astro.config.mjs',
    'tsconfig.json',
    'tsconfig.views.json',
    'package.json',
    'node_modules/.package-lock.json',
  ],
  kept: join('.cache', 'types-of-views'),
};

async function typesOfViews() {
  const check = ['check', '--minimumSeverity', 'error', '--tsconfig', 'tsconfig.views.json'];
  const run = (args: string[]) => runQuietly(bin('astro'), args, { ASTRO_TELEMETRY_DISABLED: '1' });
  // the other types need those that are written here
  if (!areTypesWritten()) return run(check);
  return unlessPassed(VIEWS, () => run([...check, '--noSync']));
}

/** TypeScript's own compiler, a native program, which Astro cannot use for the views yet. */
const NATIVE_TSC = join(ROOT, 'node_modules', 'typescript-native', 'bin', 'tsc');
/** What it found out last time, by the content of the files. */
const KNOWN_TYPES = join(ROOT, '.cache', 'types.tsbuildinfo');

/** Settings in knip.json. */
const KNIP = ['--no-progress', '--no-config-hints'];

/** Everything but tests. */
export const staticSteps: Step[] = [
  pass('types of views', typesOfViews),
  pass('types', () =>
    runQuietly(process.execPath, [NATIVE_TSC, '--incremental', '--tsBuildInfoFile', KNOWN_TYPES]),
  ),
  pass('format and lint', () => runQuietly(bin('biome'), ['ci', '--error-on-warnings', '--colors=off'])),
  pass('dependency direction', async () => {
    const files = sourceFiles(ROOT);
    return listed([...wrongImports(files), ...idleArrows(files)]);
  }),
  pass('unused code and packages', () => runQuietly(bin('knip'), KNIP)),
  // What npm start runs may import only what it installs, and needs every package it installs.
  pass('packages of npm start', () =>
    runQuietly(bin('knip'), [...KNIP, '--production', '--strict', '--include', 'dependencies,unlisted']),
  ),
  pass('house rules', async () => listed(houseRuleBreaches(sourceFiles(ROOT)))),
];

export function resultTable(results: StepResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length), 4);
  const head = `${'step'.padEnd(width)}    time  passed  failed  skipped  flaky`;
  const rows = results.map(({ name, ms, passed, failed, skipped, flaky = 0 }) =>
    [
      name.padEnd(width),
      `${(ms / 1000).toFixed(1)} s`.padStart(7),
      String(passed).padStart(7),
      String(failed).padStart(7),
      String(skipped).padStart(8),
      String(flaky).padStart(6),
    ].join(' '),
  );
  return [head, ...rows].join('\n');
}
