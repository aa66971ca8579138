import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/install.mjs';
import { runQuietly, type Step, type StepResult } from './steps.ts';

type Counts = Pick<StepResult, 'passed' | 'failed' | 'skipped' | 'flaky'>;
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  success: boolean;
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

const vitestCounts = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests,
});
const playwrightCounts = ({ stats }: PlaywrightReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  flaky: stats.flaky,
});

/** A runner that ended badly without naming a failed test (a file that does not load) still failed once. */
function testStep<Report>(
  name: string,
  args: (file: string) => string[],
  env: (file: string) => Record<string, string>,
  count: (report: Report) => Counts,
): Step {
  return {
    name,
    async run() {
      const folder = mkdtempSync(join(tmpdir(), 'northbar-report-'));
      const file = join(folder, 'report.json');
      const start = performance.now();
      const { code, output } = await runQuietly(process.execPath, args(file), env(file));
      const counts = { passed: 0, failed: 0, skipped: 0 };
      try {
        Object.assign(counts, count(JSON.parse(readFileSync(file, 'utf8')) as Report));
      } catch {
        // No report: the runner did not get that far, and its output says why.
      }
      rmSync(folder, { recursive: true, force: true });
      if (code !== 0 && counts.failed === 0) counts.failed = 1;
      return { name, ms: performance.now() - start, ...counts, output };
    },
  };
}

const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');

/** Names of Vitest projects in (all when none is given); the step that runs them out. */
export function vitestStep(name: string, ...projects: string[]): Step {
  const chosen = projects.flatMap((project) => ['--project', project]);
  return testStep<VitestReport>(
    name,
    (file) => [
      vitest,
      'run',
      ...chosen,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    () => ({}),
    vitestCounts,
  );
}

/** The step that runs every Playwright test against the built site. */
export function playwrightStep(name: string): Step {
  return testStep<PlaywrightReport>(
    name,
    () => [playwright, 'test', '--reporter=list,json'],
    (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    playwrightCounts,
  );
}
