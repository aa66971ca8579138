import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { REPORT_WIDTH } from './print-report.ts';
import { EXIT, launchCheck } from './run.ts';

// our own logo is a sample, whatever the content says
vi.mock('./brand-marks.ts', () => ({ brandMarks: () => [] }));

/** A copy of our content that a test may change. */
function contentCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'northbar-launch-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync('content', folder, { recursive: true });
  return folder;
}

/** Every file of a folder, each passed through a change. */
function changeAll(folder: string, change: (text: string) => string) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(md|yaml)$/.test(name)) continue;
    const file = join(folder, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
}

test('our content is not ready: code 1, no line too long, the law on reviews named', () => {
  const { code, text } = launchCheck([], {});
  expect(code).toBe(EXIT.samplesLeft);
  expect(text.split('\n').filter((line) => line.length > REPORT_WIDTH)).toEqual([]);
  expect(text).toContain('16 CFR Part 465');
  expect(text).toMatch(/Not ready: \d+ sample values in \d+ files\.$/);
});

test('for programs: the same as JSON', () => {
  const { code, text } = launchCheck(['--json'], {});
  const { ready, samples, settings } = JSON.parse(text);
  expect([code, ready]).toEqual([EXIT.samplesLeft, false]);
  expect(samples[0]).toMatchObject({ kind: 'brand', file: 'content/site.yaml', what: 'Northbar' });
  expect(settings.map(({ name }: { name: string }) => name)).toContain('SMTP_URL');
});

test('content without samples is ready; --settings asks for the settings too', () => {
  const folder = contentCopy();
  changeAll(folder, (text) =>
    text
      .replaceAll('sample: true', 'sample: false')
      .replaceAll('status: sample', 'status: verified')
      .replaceAll('northbar.example', 'northbar.law')
      .replaceAll('-example', '')
      .replace('555-0142', '201-4455')
      .replace('5550142', '2014455')
      .replace('400 Sample Street', '400 Harbor Street')
      .replace('Illustration:', 'Photo:')
      .replace(/^image: (.*)\.svg$/m, 'image: $1.webp'),
  );
  // The scorecard's example says on the page that it is one; its schema wants the marker.
  const scorecard = join(folder, 'tools/gmb-scorecard.yaml');
  writeFileSync(scorecard, readFileSync('content/tools/gmb-scorecard.yaml', 'utf8'));
  const ready = launchCheck([], { CONTENT_DIR: folder });
  expect(ready).toMatchObject({ code: EXIT.ready, text: expect.stringContaining('No sample value is left') });
  expect(ready.text).toContain('SMTP_URL');
  expect(launchCheck(['--settings'], { CONTENT_DIR: folder }).code).toBe(EXIT.samplesLeft);
  const settings = { SMTP_URL: 'smtps://u:secret-word@mail.northbar.law', TRUSTED_PROXIES: '127.0.0.1' };
  expect(launchCheck(['--settings'], { CONTENT_DIR: folder, ...settings }).code).toBe(EXIT.ready);
});

test.each([
  [['--jsn'], {}, /--jsn/],
  [['list'], {}, /list/],
  [[], { PORT: 'many' }, /PORT: expected/],
  [[], { CONTENT_DIR: '/nowhere' }, /nowhere/],
])('its own trouble is code 2: %j %j', (args, env, told) => {
  expect(launchCheck(args, env)).toMatchObject({ code: EXIT.failed, text: expect.stringMatching(told) });
});

test('a secret in a setting is never shown', () => {
  const env = { SMTP_URL: 'smtps://u:secret-word@mail.northbar.example', INTAKE_API_KEY: 'secret-word' };
  for (const args of [[], ['--json']]) expect(launchCheck(args, env).text).not.toContain('secret-word');
});

test('--help says what it can do', () => {
  expect(launchCheck(['--help'], {})).toMatchObject({ code: 0, text: expect.stringContaining('--settings') });
});
