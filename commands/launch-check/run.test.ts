import { appendFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allSamples, brandSamples } from '../../build/samples/all-samples.ts';
import { contentIn } from '../../src/content-checks.ts';
import { CONTENT, isSample } from '../../tests/support/content-in-use.ts';
import { recordThings } from '../checked/record-things.ts';
import { REPORT_WIDTH } from './print-report.ts';
import { EXIT, launchCheck } from './run.ts';

const REAL = [
  [/\.example\b/g, '.law'],
  [/-example\b/g, ''],
  [/555-01(\d\d)/g, '201-44$1'],
  [/55501(\d\d)/g, '20144$1'],
  [/\bSample Street/g, 'Harbor Street'],
] as const;

/** Copies our content and records that everything is real. */
function clearContent(folder: string): void {
  cpSync(CONTENT, folder, { recursive: true });
  for (const file of contentIn(folder).files) {
    const path = join(folder, file.path);
    const text = readFileSync(path, 'utf8');
    const real = REAL.reduce(
      (result, [sample, replacement]) => result.replaceAll(sample, replacement),
      text,
    );
    if (real !== text) writeFileSync(path, real);
  }
  // Our own logo is a sample, whatever the content says.
  for (const { file } of brandSamples(folder)) appendFileSync(file, '\n');
  const lines = allSamples(contentIn(folder)).flatMap(({ file, line, record }) =>
    line && record ? [`${file.slice(folder.length + 1)}:${line}`] : [],
  );
  recordThings(
    folder,
    [...new Set(lines)].map((location) => {
      const [path = '', line] = location.split(':');
      return { path, line: Number(line) };
    }),
    { by: 'Ada Park', on: '2026-01-31', evidence: 'Signed letter in the client file' },
  );
}

test.runIf(isSample)(
  'the sample is not ready: exit code 1, no long lines, and the law on reviews is named',
  async () => {
    const { code, text } = await launchCheck([], {});
    expect(code).toBe(EXIT.samplesLeft);
    expect(text.split('\n').filter((line) => line.length > REPORT_WIDTH)).toEqual([]);
    expect(text).toContain('16 CFR Part 465');
    expect(text).toMatch(/Not ready: \d+ sample values in \d+ files\.$/m);
    expect(text).toMatch(/Warning: \d+ texts say something about the agency with a figure/);
  },
);

test('content without samples is ready; --settings checks the settings as well', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'northbar-launch-'));
  clearContent(folder);
  const ready = await launchCheck([], { CONTENT_DIR: folder });
  expect(ready).toMatchObject({
    code: EXIT.ready,
    text: expect.stringContaining('No sample value is left'),
  });
  expect(ready.text).toContain('SMTP_URL');
  expect((await launchCheck(['--settings'], { CONTENT_DIR: folder })).code).toBe(EXIT.samplesLeft);
  const settings = {
    SMTP_URL: 'smtps://u:secret-word@mail.northbar.law',
    TRUSTED_PROXIES: '127.0.0.1',
  };
  expect((await launchCheck(['--settings'], { CONTENT_DIR: folder, ...settings })).code).toBe(
    EXIT.ready,
  );
});

test('a secret in a setting is never shown', async () => {
  const env = {
    SMTP_URL: 'smtps://u:secret-word@mail.northbar.example',
    INTAKE_API_KEY: 'secret-word',
  };
  for (const args of [[], ['--json']])
    expect((await launchCheck(args, env)).text).not.toContain('secret-word');
});
