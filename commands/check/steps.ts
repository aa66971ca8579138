import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/install.mjs';

/** `flaky` tests passed only at the second attempt; `passed` includes them. */
type Counts = { passed: number; failed: number; skipped: number; flaky: number };
export type StepResult = Counts & { name: string; ms: number; output: string };
/**
 * `REPORT` is replaced by the file for the counts of a test runner. Without it, a step is one test.
 * Output that matches `mustNotPrint` fails a step.
 */
export type Step = {
  name: string;
  args: string[];
  env?: Record<string, string>;
  inBackground?: boolean;
  mustNotPrint?: RegExp;
};

const REPORT = '{report}';
const bin = (name: string) => join('node_modules', '.bin', name);

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};
type VitestReport = {
  /** False also if a file could not be loaded, which fails no test. */
  success: boolean;
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
    failed: report.success ? 0 : Math.max(1, report.numFailedTests),
    skipped: report.numPendingTests,
    flaky: notes.length,
    notes,
  };
}

function runQuietly({ args, env, inBackground }: Omit<Step, 'name'>) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const [program = '', ...rest] = args;
    const child = spawn(program, rest, {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
    if (inBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

async function runStep({ name, args, env, mustNotPrint, ...rest }: Step): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'northbar-report-'));
  const report = join(folder, 'report.json');
  const withReportFile = (text: string) => text.replace(REPORT, report);
  const start = performance.now();
  const { code: exitCode, output } = await runQuietly({
    ...rest,
    args: args.map(withReportFile),
    env: Object.fromEntries(
      Object.entries(env ?? {}).map(([key, value]) => [key, withReportFile(value)]),
    ),
  }).catch((error: unknown) => ({ code: 1, output: String(error) }));
  const code = exitCode === 0 && mustNotPrint?.test(output) ? 1 : exitCode;
  let counts = { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0, flaky: 0 };
  let notes: string[] = [];
  try {
    ({ notes, ...counts } = readCounts(report));
  } catch {
    // There is no report: the program is no test runner, or it ended early.
  }
  rmSync(folder, { recursive: true, force: true });
  // A runner may fail without a failed test, for example if a file cannot be loaded.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return { name, ms: performance.now() - start, ...counts, output: [output, ...notes].join('\n') };
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

export const vitestStep = (name: string, ...filters: string[]): Step => ({
  name,
  args: [
    bin('vitest'),
    'run',
    ...filters,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
  ],
});

export const playwrightStep = (name: string): Step => ({
  name,
  args: [bin('playwright'), 'test', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
});

const KNIP = [bin('knip'), '--no-progress', '--no-config-hints'];
/** Astro cannot use TypeScript's native compiler for views yet. */
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
  // `npm start` installs only production packages: its programs must import no other package.
  {
    name: 'packages of npm start',
    args: [...KNIP, '--production', '--strict', '--include', 'dependencies,unlisted'],
  },
];
