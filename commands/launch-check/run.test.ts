import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isSample } from '../../tests/support/content-in-use.ts';
import { clearContent } from '../checked/cleared.fixture.ts';
import { REPORT_WIDTH } from './print-report.ts';
import { EXIT, launchCheck } from './run.ts';

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
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
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
