import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, serveFolder, writeTestSite } from '../../tests/support/built-folder.ts';
import { NOT_FOUND_PAGES, notFoundPage } from './not-found.ts';

const MEMBER = '/team/linh-trieu';
let ask: Ask;
let stop: () => Promise<void>;

beforeAll(async () => {
  const directory = await writeTestSite();
  for (const { page } of [...NOT_FOUND_PAGES, { page: MEMBER }]) {
    const file = join(directory, `${page}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `<!doctype html><title>Built for ${page}</title>`);
  }
  ({ ask, stop } = await serveFolder(directory));
});
afterAll(() => stop());

test.each([
  ['/team/nobody', '/team/not-found'],
  ['/team/', '/team/not-found'],
  ['/team', '/404'],
  ['/teams/nobody', '/404'],
  ['/nothing', '/404'],
  ['/blog/nothing', '/blog/not-found'],
  ['/blogging', '/blog/not-found'],
])('%s is answered by %s', (address, page) => expect(notFoundPage(address)).toBe(page));

test.each(NOT_FOUND_PAGES)(
  '$page says that an address under $prefix is unknown',
  async ({ prefix, page }) => {
    const unknown = [
      'nobody',
      'nobody/',
      'No-Body',
      'nobody?from=mail',
      'nobody/at/all',
      'not-found',
      'nobody.html',
    ];
    for (const path of unknown.map((name) => prefix + name)) {
      const { status, headers, body } = await ask(path);
      expect([status, headers.etag, headers.location], path).toEqual([404, undefined, undefined]);
      expect(body.toString(), path).toContain(`Built for ${page}`);
    }
  },
);

test('a profile that exists is sent, and found again when it is written otherwise', async () => {
  expect((await ask(MEMBER)).status).toBe(200);
  expect((await ask(`${MEMBER.toUpperCase()}/`)).headers.location).toBe(MEMBER);
});

test('a build without the page answers with the general one', async () => {
  const plain = await serveFolder(await writeTestSite());
  expect((await plain.ask('/team/nobody')).body.toString()).toContain('Page not found');
  await plain.stop();
});
