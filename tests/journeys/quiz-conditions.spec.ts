import { axeFaults } from '../support/axe.ts';
import { expect, test } from './journey.ts';
import {
  answer,
  arrive,
  button,
  hashOf,
  heading,
  option,
  PATH,
  PHONE,
  quiz,
  robots,
  SLOW,
} from './quiz-visitor.ts';

test('on a slow network, an answer chosen while the page itself still arrives counts', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // The page takes some seconds, so that the answer surely comes before its end.
  await session.send('Network.emulateNetworkConditions', { ...SLOW, downloadThroughput: 5_000 });
  await page.goto(PATH, { waitUntil: 'commit' });
  const hint = page.getByText('Choose an answer to go on');
  await expect(hint).toBeVisible({ timeout: 20_000 });
  await option(page, 10).check();
  await expect(hint).toBeHidden();
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  await expect(button(page, 'Next')).toBeDisabled();
  await session.send('Network.emulateNetworkConditions', SLOW);
  await button(page, 'Next').click({ timeout: 20_000 });
  await expect(page).toHaveURL(/#structured-data=partial&question=2$/);
});

test('printed, a result stands alone', async ({ page }) => {
  await page.goto(`${PATH}${hashOf(20, 10, 10, 20, 0)}`);
  await expect(heading(page)).toHaveText('Good Start');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Claims on this page' })).toBeHidden();
  for (const name of ['Retake Quiz', 'Print', 'Copy link', 'Clear what is kept on this device'])
    await expect(button(page, name)).toBeHidden();
  for (const role of ['banner', 'navigation', 'contentinfo', 'dialog'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(quiz(page).getByText('Northbar', { exact: true })).toBeVisible();
  await expect(quiz(page).getByText(page.url(), { exact: true })).toBeVisible();
  await expect(quiz(page).getByText('60%', { exact: true })).toBeVisible();
  await expect(quiz(page).getByText('What to do, in this order')).toBeVisible();
});

test('the address on paper leads to the result, not to its last question', async ({ page }) => {
  await arrive(page);
  await answer(page, 20, 10, 10, 20, 0);
  await expect(heading(page)).toHaveText('Good Start');
  await expect(page).not.toHaveURL(/question=/);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(quiz(page).getByText(page.url(), { exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every question can be read, and the contact form is offered', async ({ page }) => {
    await page.goto(PATH);
    await expect(quiz(page).getByRole('radio')).toHaveCount(0);
    for (const words of ['Question 1 of 5', '20% complete'])
      await expect(page.getByText(words, { exact: true })).toBeHidden();
    await expect(page.locator('main noscript p').first()).toContainText(
      'The quiz runs in your browser and needs JavaScript.',
    );
    await expect(page.getByRole('link', { name: 'Or send us your questions' })).toHaveAttribute(
      'href',
      '/contact?from=ai-seo-quiz-without-script',
    );
    const listed = page.locator('#questions').getByRole('listitem');
    await expect(listed).toHaveCount(5);
    for (const question of await listed.all())
      await expect(question.getByText(/^(0|10|20) points$/)).toHaveText([
        '0 points',
        '10 points',
        '20 points',
      ]);
  });
});

for (const viewport of [PHONE, { width: 1440, height: 900 }])
  test.describe(`axe at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('finds nothing on a question, an answered one, and every level', async ({ page }) => {
      const expectClean = async () => {
        expect(await axeFaults(page, '[data-tool-place]')).toEqual([]);
      };
      await arrive(page);
      await expectClean();
      await option(page, 0).check();
      await button(page, 'Next').click();
      await option(page, 0).check();
      await expectClean();
      for (const each of [20, 10, 0]) {
        await page.goto('about:blank');
        await page.goto(`${PATH}${hashOf(each, each, each, each, each)}`);
        await expect(robots(page)).toHaveCount(1);
        await expectClean();
      }
    });
  });
