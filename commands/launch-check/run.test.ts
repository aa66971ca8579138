import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CONTENT, inContent, isSample } from '../../tests/support/content-in-use.ts';
import { clearContent } from '../checked/cleared.fixture.ts';
import { REPORT_WIDTH } from './print-report.ts';
import { EXIT, launchCheck } from './run.ts';

/** The whole content is read for it: once for the tests that ask the same. */
const ours = await launchCheck(['--json'], { CONTENT_DIR: CONTENT });

test.runIf(isSample)(
  'the sample is not ready: code 1, no line too long, the law on reviews named',
  async () => {
    const { code, text } = await launchCheck([], {});
    expect(code).toBe(EXIT.samplesLeft);
    expect(text.split('\n').filter((line) => line.length > REPORT_WIDTH)).toEqual([]);
    expect(text).toContain('16 CFR Part 465');
    expect(text).toMatch(/Not ready: \d+ sample values in \d+ files\.$/m);
    expect(text).toMatch(/Warning: \d+ texts say something about the agency with a figure/);
  },
);

test.runIf(isSample)('for programs: the same as JSON', async () => {
  const { code, text } = ours;
  const { ready, samples, settings } = JSON.parse(text);
  expect([code, ready]).toEqual([EXIT.samplesLeft, false]);
  expect(samples[0]).toMatchObject({
    kind: 'review',
    file: expect.stringMatching(/^content\/cities\//),
  });
  expect(settings.map(({ name }: { name: string }) => name)).toContain('SMTP_URL');
});

test('content without samples is ready; --settings asks for the settings too', async () => {
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

test('a folder that is a link is read as the build reads it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'northbar-launch-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of readdirSync(CONTENT))
    symlinkSync(resolve(inContent(name)), join(folder, name));
  const found = ({ text }: { text: string }) => JSON.parse(text).samples.length;
  expect(found(await launchCheck(['--json'], { CONTENT_DIR: folder }))).toBe(found(ours));
});

test.each([
  [['--jsn'], {}, /--jsn/],
  [['list'], {}, /list/],
  [[], { PORT: 'many' }, /PORT: expected/],
  [[], { CONTENT_DIR: '/nowhere' }, /nowhere/],
])('its own trouble is code 2: %j %j', async (args, env, told) => {
  expect(await launchCheck(args, env)).toMatchObject({
    code: EXIT.failed,
    text: expect.stringMatching(told),
  });
});

test('a secret in a setting is never shown', async () => {
  const env = {
    SMTP_URL: 'smtps://u:secret-word@mail.northbar.example',
    INTAKE_API_KEY: 'secret-word',
  };
  for (const args of [[], ['--json']])
    expect((await launchCheck(args, env)).text).not.toContain('secret-word');
});

test('--help says what it can do', async () => {
  expect(await launchCheck(['--help'], {})).toMatchObject({
    code: 0,
    text: expect.stringContaining('--settings'),
  });
});
