import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { openTool, option } from './quiz-visitor.ts';
import { button, tool } from './tool-page.ts';

const isOnQuestion = (page: Page, number: number) =>
  expect(tool(page).getByText(`Question ${number} of 5`, { exact: true })).toBeVisible();

/** Returns the middle of the element. */
async function middleOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not in sight.');
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
}

test('a second click does not press Back, which is now in the place of Next; the keyboard does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openTool(page);
  await option(page, 20).check();
  const next = await middleOf(button(page, 'Next'));
  await page.mouse.click(...next);
  await isOnQuestion(page, 2);
  await page.mouse.click(...next);
  await isOnQuestion(page, 2);
  await button(page, 'Back').press('Enter');
  await isOnQuestion(page, 1);
});

test('a double click on a button of the cookie banner follows no link behind it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog');
  const accept = page.getByRole('button', { name: 'Accept All', exact: true });
  const point = await middleOf(accept);
  const linkBehind = await page.evaluate(([left, top]) => {
    const behind = document
      .elementsFromPoint(left, top)
      .find((element) => element.closest('main a'));
    return behind !== undefined;
  }, point);
  expect(linkBehind).toBe(true);
  await page.mouse.dblclick(...point);
  await expect(accept).toBeHidden();
  await expect(page).toHaveURL(/\/blog$/);
});
