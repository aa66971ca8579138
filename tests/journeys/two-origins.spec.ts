import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pagePolicy } from '../../build/content-policy.ts';
import { freePort } from '../../commands/edit/free-port.ts';
import { MANIFEST_FILE, readManifest } from '../../server/serving/manifest.ts';
import { listFiles } from '../../server/serving/read-files.ts';
import { loadSite } from '../../server/serving/site.ts';
import { addressOf } from '../../server/serving/stored-file.ts';
import { FUNCTIONS_PATH } from '../../src/features/forms/backend-address.ts';
import { startSite } from '../support/server.ts';
import { test as base, expect } from './journey.ts';
import { DANA, field, fill, openDialog, submitButton, thanked, valuesOf } from './visitor.ts';

/** The tests and the server show no other pages, so these are not copied. */
const NOT_VISITED =
  /\.(br|gz|pdf|md)$|\/(?!(index|404|500|contact|thank-you|session|about)\.html$)[^/]+\.html$/;
const BUILT = join(import.meta.dirname, '..', '..', process.env.SITE_DIR ?? 'dist');
/** The address of the functions is in plain forms and in the props of islands. */
const IN_FORMS = new RegExp(`action=(\\\\?")(?=${FUNCTIONS_PATH})`, 'g');
const IN_ISLANDS = /(?<=address&quot;:\[0,&quot;)(?=&quot;)/g;

/** Changes the built pages as PUBLIC_BACKEND_URL does, without another build. */
async function builtFor(functions: string) {
  const folder = await mkdtemp(join(tmpdir(), 'northbar-two-origins-'));
  await cp(BUILT, folder, { recursive: true, filter: (path) => !NOT_VISITED.test(path) });
  const change = async (name: string) => {
    const path = join(folder, name);
    const text = await readFile(path, 'utf8');
    const changed = text
      .replace(IN_FORMS, `data-backend=$1${functions}$1 action=$1${functions}`)
      .replace(IN_ISLANDS, functions);
    await writeFile(path, changed);
    return changed;
  };
  const policies: Record<string, string> = {};
  for (const name of (await listFiles(folder)).filter((each) => each.endsWith('.html')))
    policies[addressOf(name)] = pagePolicy(await change(name), { backendOrigin: functions }).policy;
  await change(MANIFEST_FILE);
  const manifest = await readManifest(folder);
  await writeFile(join(folder, MANIFEST_FILE), JSON.stringify({ ...manifest, policies }));
  return { folder, siteUrl: manifest.siteUrl };
}

/** One host serves the pages without functions, another the server with its functions. */
async function startTwoOrigins() {
  let respond: RequestListener = () => undefined;
  const pages = createServer((request, response) => respond(request, response)).listen(
    0,
    '127.0.0.1',
  );
  await once(pages, 'listening');
  const pagesUrl = `http://localhost:${(pages.address() as AddressInfo).port}`;
  const PORT = String(await freePort());
  const functionsUrl = `http://127.0.0.1:${PORT}`;
  const { folder, siteUrl } = await builtFor(functionsUrl);
  const site = await loadSite({ directory: folder, siteUrl });
  respond = site.respond;
  const backend = await startSite({ PORT, SITE_DIR: folder, ALLOWED_ORIGINS: pagesUrl });
  return {
    pagesUrl,
    functionsUrl,
    backend,
    async stop() {
      await backend.stop();
      pages.closeAllConnections();
      pages.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Origins = Awaited<ReturnType<typeof startTwoOrigins>>;
const test = base.extend<object, { origins: Origins }>({
  origins: [
    async ({ browserName: _ }, use) => {
      const origins = await startTwoOrigins();
      await use(origins);
      await origins.stop();
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'default' });
test.beforeEach(({ origins }) => origins.backend.forget());

test('pages on one host send their forms to another host, and the visitor stays', async ({
  page,
  origins,
}) => {
  await page.goto(`${origins.pagesUrl}/about`);
  const dialog = await openDialog(page);
  await fill(dialog, DANA);
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await submitButton(dialog).click();
  expect((await posted).url()).toBe(`${origins.functionsUrl}/functions/v1/send-contact-email`);
  await expect(thanked(page)).toBeVisible();
  await expect(page).toHaveURL(`${origins.pagesUrl}/about`);
  expect(await origins.backend.leads()).toMatchObject([
    { data: DANA, source: 'header', page: '/about' },
  ]);
  expect((await origins.backend.waitForMails(1))[0]?.replyTo).toEqual([
    { name: DANA.name, address: DANA.email },
  ]);
});

test.describe('without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    allowedProblems: /the server responded with a status of 400/,
  });

  test('the form goes to the other host and the visitor returns to the pages; one with an error is shown on the other host and is sent again from there', async ({
    page,
    origins,
  }) => {
    await page.goto(`${origins.pagesUrl}/contact?from=header`);
    const form = page.getByRole('main').locator('form');
    await fill(form, DANA);
    await submitButton(form).click();
    await expect(page).toHaveURL((url) =>
      url.href.startsWith(`${origins.pagesUrl}/contact/thank-you?booking=`),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');

    await page.goto(`${origins.pagesUrl}/contact`);
    const invalid = { ...DANA, name: 'Ada Rowe', email: 'dana@' };
    await fill(form, invalid);
    await submitButton(form).click();
    await expect(page).toHaveTitle(/^Error: /);
    expect(new URL(page.url()).origin).toBe(origins.functionsUrl);
    expect(await valuesOf(form)).toEqual(invalid);
    await field(form, 'email').fill(DANA.email);
    await submitButton(form).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
    expect((await origins.backend.leads()).map(({ name }) => name)).toEqual([
      'Ada Rowe',
      DANA.name,
    ]);
  });
});
