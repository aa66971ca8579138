import { LEVELS } from '../../src/features/quiz/scoring.ts';
import { axeFaultsAtWidths } from '../support/axe.ts';
import { site } from '../support/content-in-use.ts';
import { expect, test } from './journey.ts';
import { copy, hashOf, heading, openTool, option, PATH } from './quiz-visitor.ts';
import { button, mixedTexts, robots, tool } from './tool-page.ts';

const { questions } = copy();

test('five questions lead to the result, and Back changes no answer', async ({ page }) => {
  await openTool(page);
  const title = await page.title();
  const requests: string[] = [];
  page.on('request', (request) => {
    // The script of the contact form loads when a pointer meets its button, and Chromium requests
    // an icon for each address.
    if (!/(\.js|favicon\.svg|-result\.json)$/.test(request.url())) requests.push(request.url());
  });
  for (const [index, points] of [20, 10, 10, 20, 0].entries()) {
    await expect(tool(page).getByText(`Question ${index + 1} of 5`, { exact: true })).toBeVisible();
    await expect(tool(page).getByRole('progressbar')).toHaveAttribute(
      'value',
      `${index * 20 + 20}`,
    );
    await expect(button(page, 'Back')).toHaveCount(index ? 1 : 0);
    await expect(heading(page)).toHaveText(questions[index]?.text ?? '');
    await expect(heading(page)).toHaveAccessibleDescription(
      new RegExp(`^Question ${index + 1} of 5 ${index * 20 + 20}% complete`),
    );
    await expect(tool(page).getByRole('radio', { checked: true })).toHaveCount(0);
    const next = button(page, index === 4 ? 'See Results' : 'Next');
    await expect(next).toBeDisabled();
    await expect(next).toHaveAccessibleDescription(/\w/);
    expect(await mixedTexts(page)).toEqual([]);
    await option(page, points).check();
    await expect(next).toHaveAccessibleDescription('');
    await next.click();
  }
  expect(await mixedTexts(page)).toEqual([]);
  await expect(heading(page)).toHaveText('Good Start');
  await expect(heading(page)).toBeFocused();
  await expect(tool(page).getByText('60%', { exact: true })).toBeVisible();
  await page.goBack();
  await button(page, 'Back').click();
  await expect(tool(page).getByText('Question 4 of 5', { exact: true })).toBeVisible();
  await expect(option(page, 20)).toBeChecked();
  for (const name of ['Next', 'See Results']) await button(page, name).click();
  // The anchor of another section does not affect the quiz.
  await page.evaluate(() => {
    location.hash = 'faq';
  });
  await expect(heading(page)).toHaveText('Good Start');
  await button(page, 'Retake Quiz').click();
  await expect(tool(page).getByText('Question 1 of 5', { exact: true })).toBeVisible();
  await expect(tool(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page).toHaveTitle(title);
  await expect(robots(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/ai-seo-quiz$/);
  expect(requests).toEqual([]);
});

test.describe('a result that cannot be loaded', () => {
  test.use({ allowedProblems: /net::ERR_FAILED/ });

  test('has a notice; its answers stay in the address, and a reload shows it', async ({ page }) => {
    await page.route('**/*-result.json', (route) => route.abort());
    await page.goto(`${PATH}${hashOf(20, 20, 20, 20, 20)}`);
    await expect(tool(page).getByRole('alert')).toContainText(copy().questionCopy.unavailable);
    await expect(page).toHaveURL(/technical-seo=full$/);
    await page.unroute('**/*-result.json');
    await page.reload();
    await expect(heading(page)).toHaveText('Excellent');
  });
});

// scoring.test.ts checks the level and the advice of each answer.
test('a linked result is shown at once; axe and sizes', async ({ page }) => {
  test.slow();
  const expectClean = async () => {
    expect(await axeFaultsAtWidths(page, '[data-tool-section]')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    const targets = tool(page).locator('.choice, button').filter({ visible: true });
    const heights = await targets.evaluateAll((all) =>
      all.map((target) => target.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  };
  await openTool(page);
  await expectClean();
  await option(page, 0).check();
  await button(page, 'Next').click();
  await option(page, 0).check();
  await expectClean();
  for (const [index, level] of LEVELS.entries()) {
    await page.goto('about:blank');
    await page.goto(`${PATH}${hashOf(...Array(5).fill(20 - 10 * index))}`);
    await expect(heading(page)).toHaveText(level.name);
    await expect(heading(page)).toBeInViewport();
    const advice = tool(page).locator('ol').last().getByRole('listitem');
    await expect(advice).toHaveCount(level.recommendations);
    await expect(page).toHaveTitle(`${level.name}: ${copy().name} Result | ${site.brand}`);
    await expect(robots(page)).toHaveAttribute('content', 'noindex');
    await expectClean();
  }
});
