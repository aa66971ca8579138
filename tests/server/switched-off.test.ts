import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
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

let site: Awaited<ReturnType<typeof freshApp>>;
beforeEach(async () => {
  site = await freshApp('sqlite', { CONTENT_DIR: folder });
});

test.each([
  'submit-gmb-scorecard',
  'read-business-profile',
  'read-page',
  'generate-intake-script',
  'refine-intake-script',
  'submit-intake-builder',
  'submit-report-download',
])(
  'a switched-off feature has no function: %s is answered like an unknown address',
  async (name) => {
    const answer = async (path: string) => {
      const response = await site.postTo(`/functions/v1/${path}`, {});
      return { status: response.status, text: await response.text() };
    };
    expect(await answer(name)).toEqual(await answer('no-such-function'));
    expect((await answer(name)).status).toBe(404);
  },
);

test('requests are accepted all the same', async () => {
  expect((await site.post(VISITOR)).status).toBe(200);
});
