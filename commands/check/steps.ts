import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/install.mjs';

/** `flaky` counts tests that passed only at the second attempt. `passed` includes these tests. */
type Counts = { passed: number; failed: number; skipped: number; flaky: number };
export type StepResult = Counts & { name: string; ms: number; output: string };
/** A step without `reportFile` counts as one test. */
export type Step = {
  name: string;
  args: string[];
  env?: Record<string, string>;
  reportFile?: string;
  isInBackground?: boolean;
  /** A step fails if its output matches. */
  forbiddenOutput?: RegExp;
};

const bin = (name: string) => join('node_modules', '.bin', name);

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

function readCounts(file: string): Counts & { notes: string[] } {
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport | VitestReport;
  if ('stats' in report) {
    const { expected, unexpected: failed, skipped, flaky } = report.stats;
    return { passed: expected + flaky, failed, skipped, flaky, notes: [] };
  }
  const notes = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(
      ({ fullName, failureMessages }) =>
        `Passed at its second try: ${fullName}\n${failureMessages[0]}`,
    );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    flaky: notes.length,
    notes,
  };
}

function runQuietly({ args, env, isInBackground }: Step) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const [program = '', ...rest] = args;
    const child = spawn(program, rest, {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
    if (isInBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

async function runStep(step: Step): Promise<StepResult> {
  const { name, reportFile, forbiddenOutput } = step;
  if (reportFile) rmSync(reportFile, { force: true });
  const start = performance.now();
  const { code, output } = await runQuietly(step);
  const ms = performance.now() - start;
  const hasFailed = code !== 0 || forbiddenOutput?.test(output) === true;
  // A test runner that ended early has written no report.
  if (!reportFile || !existsSync(reportFile))
    return {
      name,
      ms,
      output,
      passed: hasFailed ? 0 : 1,
      failed: hasFailed ? 1 : 0,
      skipped: 0,
      flaky: 0,
    };
  const { notes, ...counts } = readCounts(reportFile);
  // A test runner may fail without a failed test, for example if it cannot load a file.
  const failed = hasFailed ? Math.max(1, counts.failed) : counts.failed;
  return { name, ms, ...counts, failed, output: [output, ...notes].join('\n') };
}

export async function runSteps(
  steps: readonly Step[],
  onResult?: (result: StepResult) => void,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    const result = await runStep(step);
    results.push(result);
    onResult?.(result);
  }
  return results;
}

export function summary(results: readonly StepResult[]): number {
  const columns = ['time', 'passed', 'failed', 'skipped', 'flaky'];
  const tableRow = (name: string, cells: unknown[]) =>
    name.padEnd(26) + cells.map((cell) => String(cell).padStart(9)).join('');
  const total = (key: keyof Counts) => results.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${tableRow('step', columns)}`);
  for (const { name, ms, passed, failed, skipped, flaky } of results)
    console.log(tableRow(name, [`${(ms / 1000).toFixed(1)} s`, passed, failed, skipped, flaky]));
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') > 0 ? 1 : 0;
}

const reportPath = (name: string) => join('.cache', 'reports', `${name.replaceAll(' ', '-')}.json`);

export function vitestStep(name: string, ...filters: string[]): Step {
  const reportFile = reportPath(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  return { name, reportFile, args: [bin('vitest'), 'run', ...filters, ...reporters] };
}

export function playwrightStep(name: string): Step {
  const reportFile = reportPath(name);
  return {
    name,
    reportFile,
    args: [bin('playwright'), 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
  };
}

const KNIP = [bin('knip'), '--no-progress', '--no-config-hints'];
/** TypeScript's native compiler. Astro cannot use it for views yet. */
const TSC = [process.execPath, 'node_modules/typescript-native/bin/tsc', '--incremental'];

export const staticSteps: readonly Step[] = [
  {
    name: 'types of views',
    args: [
      bin('astro'),
      'check',
      '--minimumSeverity',
      'error',
      '--tsconfig',
      'tsconfig.views.json',
    ],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  },
  { name: 'types', args: [...TSC, '--tsBuildInfoFile', '.cache/types.tsbuildinfo'] },
  { name: 'format and lint', args: [bin('biome'), 'ci', '--error-on-warnings', '--colors=off'] },
  { name: 'unused code and packages', args: KNIP },
  // `npm start` installs only production packages, so its programs must import no other packages.
  {
    name: 'packages of npm start',
    args: [...KNIP, '--production', '--strict', '--include', 'dependencies,unlisted'],
  },
];
