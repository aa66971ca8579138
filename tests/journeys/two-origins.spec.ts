import { startTwoOrigins } from '../support/two-origins.ts';
import { test as base, expect } from './journey.ts';
import { DANA, field, fill, openDialog, submitButton, thanked, valuesOf } from './visitor.ts';

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
// Another worker would start its own servers.
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

  test('the form goes to the other host and the visitor returns to the pages', async ({
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
    expect(await origins.backend.leads()).toMatchObject([{ data: DANA }]);
  });

  test('a form with an error is shown on the other host and is sent again from there', async ({
    page,
    origins,
  }) => {
    await page.goto(`${origins.pagesUrl}/contact`);
    const form = page.getByRole('main').locator('form');
    const invalid = { ...DANA, email: 'dana@' };
    await fill(form, invalid);
    await submitButton(form).click();
    await expect(page).toHaveTitle(/^Error: /);
    expect(new URL(page.url()).origin).toBe(origins.functionsUrl);
    expect(await valuesOf(form)).toEqual(invalid);
    await field(form, 'email').fill(DANA.email);
    await submitButton(form).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
    expect(await origins.backend.leads()).toMatchObject([{ data: DANA }]);
  });
});
