import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { sampleRecord } from '../../build/samples/find-samples.ts';
import { MANIFEST_FILE } from '../../server/serving/manifest.ts';
import { CONTACT_PATH, VISITOR } from './support/app.ts';
import { post, siteFolder, startProgram, startServerProcess } from './support/server-process.ts';
import { freshDatabaseSettings } from './support/storage.ts';

const SITE_URL = 'https://harbor.law';
const SAMPLE = {
  kind: 'review',
  file: 'content/cities/tampa.yaml',
  line: 7,
  what: 'First Client',
} as const;
let settings: Record<string, string>;
beforeEach(async () => {
  settings = { ...(await freshDatabaseSettings('sqlite')), SITE_DIR: siteFolder() };
});

function writeManifest(samples: unknown) {
  writeFileSync(
    join(settings.SITE_DIR ?? '', MANIFEST_FILE),
    JSON.stringify({ siteUrl: SITE_URL, samples }),
  );
}
const record = (siteUrl: string, areSamplesAllowed: boolean) =>
  sampleRecord([SAMPLE], { siteUrl, areSamplesAllowed });

// server/serving/sample-gate.test.ts checks the messages.
test('a server whose pages have samples does not start at a public address', async () => {
  writeManifest(record(SITE_URL, false));
  const { ended, output } = startProgram(['server/main.ts'], { ...settings, PORT: '0', SITE_URL });
  expect(await ended).toBe(1);
  expect(output()).toContain('content/cities/tampa.yaml:7  First Client');
});

test('a server of a preview starts, and every answer has noindex', async () => {
  writeManifest(record(SITE_URL, true));
  const server = await startServerProcess({ ...settings, SITE_URL, ALLOW_SAMPLES: '1' });
  for (const path of ['/', '/contact', '/nothing', '/healthz'])
    expect((await fetch(server.url + path)).headers.get('x-robots-tag'), path).toBe('noindex');
  const sent = await post(server.url, CONTACT_PATH, VISITOR);
  expect([sent.status, sent.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect(await server.end('SIGTERM')).toBe(0);
});

test('a server whose pages have no samples starts at a public address, without noindex', async () => {
  writeManifest(sampleRecord([], { siteUrl: SITE_URL, areSamplesAllowed: false }));
  const server = await startServerProcess({ ...settings, SITE_URL });
  const { status, headers } = await fetch(server.url);
  expect([status, headers.get('x-robots-tag')]).toEqual([200, null]);
  // No address for leads is set.
  expect(server.output()).toContain('"alert":"no-mail"');
  expect(await (await fetch(`${server.url}/healthz`)).json()).toMatchObject({
    mail: 'not configured',
  });
  expect(await server.end('SIGTERM')).toBe(0);
});
