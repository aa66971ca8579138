import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readSource } from '../../src/content/source.ts';
import { freshApp, VISITOR } from './support/app.ts';
import { BUSINESS } from './support/business.ts';

const folder = mkdtempSync(join(tmpdir(), 'without-tools-'));
const siteFields = parse(readSource(join(BUSINESS, 'site.yaml')));
writeFileSync(join(folder, 'site.yaml'), stringify({ ...siteFields, tools: [], report: false }));
mkdirSync(join(folder, 'team'));
for (const host of siteFields.sessionHosts)
  writeFileSync(
    join(folder, 'team', `${host}.md`),
    readSource(join(BUSINESS, 'team', `${host}.md`)),
  );

test('a switched-off feature has no function: its address is unknown, and requests are accepted all the same', async () => {
  const site = await freshApp('sqlite', { CONTENT_DIR: folder });
  for (const name of [
    'no-such-function',
    'submit-gmb-scorecard',
    'read-business-profile',
    'read-page',
    'generate-intake-script',
    'refine-intake-script',
    'submit-intake-builder',
    'submit-report-download',
  ])
    expect((await site.postTo(`/functions/v1/${name}`, {})).status, name).toBe(404);
  expect((await site.post(VISITOR)).status).toBe(200);
});
