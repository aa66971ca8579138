import { axeFaults } from '../support/axe.ts';
import { site } from '../support/content-in-use.ts';
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
  words,
} from './quiz-visitor.ts';
import { heightsOf } from './targets.ts';

test('printed, a result stands alone, and its address leads to it, not to its last question', async ({
  page,
}) => {
  await arrive(page);
  await answer(page, 20, 10, 10, 20, 0);
  await expect(heading(page)).toHaveText('Good Start');
  await expect(page).not.toHaveURL(/question=/);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  for (const name of ['Retake Quiz', 'Print', 'Copy link', 'Clear what is saved on this device'])
    await expect(button(page, name)).toBeHidden();
  for (const role of ['banner', 'navigation', 'contentinfo', 'dialog'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(quiz(page).getByText(site.brand, { exact: true })).toBeVisible();
  await expect(quiz(page).getByText(page.url(), { exact: true })).toBeVisible();
  await expect(quiz(page).getByText('60%', { exact: true })).toBeVisible();
  await expect(quiz(page).locator('ol').last()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every question can be read, and the contact form is offered', async ({ page }) => {
    await page.goto(PATH);
    await expect(quiz(page).getByRole('radio')).toHaveCount(0);
    for (const words of ['Question 1 of 5', '20% complete'])
      await expect(page.getByText(words, { exact: true })).toBeHidden();
    await expect(page.locator('main noscript p').first()).toContainText(words().withoutScript.text);
    await expect(page.getByRole('link', { name: words().withoutScript.link })).toHaveAttribute(
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

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing on a question, an answered one, and every level; nothing is wider than a small phone, and every target can be hit', async ({
    page,
  }) => {
    test.slow();
    const expectClean = async () => {
      for (const width of [PHONE.width, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeFaults(page, '[data-tool-place]'), `${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 700 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      const targets = quiz(page).locator('.choice, button').filter({ visible: true });
      for (const height of await heightsOf(targets)) expect(height).toBeGreaterThanOrEqual(44);
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
