import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allSamples, brandSamples } from '../build/samples/find-samples.ts';
import { contentIn } from '../src/content-checks.ts';
import { CONTENT, isSample } from '../tests/support/content-in-use.ts';
import { folderWith } from '../tests/support/folder-with.ts';
import { recordEvidence } from './checked.ts';
import { REPORT_WIDTH } from './launch-check/print-report.ts';
import { EXIT, launchCheck } from './launch-check.ts';

const REPLACEMENTS = [
  [/\.example\b/g, '.law'],
  [/-example\b/g, ''],
  [/555-01(\d\d)/g, '201-44$1'],
  [/55501(\d\d)/g, '20144$1'],
  [/\bSample Street/g, 'Harbor Street'],
] as const;

/** Copies our content, replaces reserved names and adds a record to each sample. */
function copyAsReal(folder: string): void {
  cpSync(CONTENT, folder, { recursive: true });
  for (const file of contentIn(folder).files) {
    const path = join(folder, file.path);
    let text = readFileSync(path, 'utf8');
    for (const [sample, replacement] of REPLACEMENTS) text = text.replaceAll(sample, replacement);
    writeFileSync(path, text);
  }
  // Our own logo is a sample, whatever the content says.
  for (const { file } of brandSamples(folder)) appendFileSync(file, '\n');
  const listedLines = new Map<string, { path: string; line: number }>();
  for (const { file, line, record } of allSamples(contentIn(folder)))
    if (line && record)
      listedLines.set(`${file}:${line}`, { path: file.slice(folder.length + 1), line });
  const evidence = 'Signed letter in the client file';
  recordEvidence(folder, [...listedLines.values()], { by: 'Ada Park', on: '2026-01-31', evidence });
}

test.runIf(isSample)(
  'the sample is reported as not ready, in short lines and with the law on reviews',
  async () => {
    const { code, text } = await launchCheck([], {});
    expect(code).toBe(EXIT.samplesLeft);
    expect(text.split('\n').filter((line) => line.length > REPORT_WIDTH)).toEqual([]);
    expect(text).toContain('16 CFR Part 465');
    expect(text).toMatch(/Not ready: \d+ sample values in \d+ files\.$/m);
    expect(text).toMatch(/Warning: \d+ texts say something about the agency with a figure/);
  },
);

test('content without samples is reported as ready; --settings also checks the settings', async () => {
  const folder = folderWith();
  copyAsReal(folder);
  const { code, text } = await launchCheck([], { CONTENT_DIR: folder });
  expect(code).toBe(EXIT.ready);
  expect(text).toContain('No sample value is left');
  expect(text).toContain('SMTP_URL');
  const codeWith = async (settings: Record<string, string>) =>
    (await launchCheck(['--settings'], { CONTENT_DIR: folder, ...settings })).code;
  expect(await codeWith({})).toBe(EXIT.samplesLeft);
  const SMTP_URL = 'smtps://u:secret-word@mail.northbar.law';
  expect(await codeWith({ SMTP_URL, TRUSTED_PROXIES: '127.0.0.1' })).toBe(EXIT.ready);
});

test('a secret in a setting is never shown', async () => {
  const SMTP_URL = 'smtps://u:secret-word@mail.northbar.example';
  const env = { SMTP_URL, INTAKE_API_KEY: 'secret-word' };
  for (const args of [[], ['--json']])
    expect((await launchCheck(args, env)).text).not.toContain('secret-word');
});
