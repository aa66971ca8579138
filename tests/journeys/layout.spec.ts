import { expect, test } from './journey.ts';
import { openDialog } from './visitor.ts';

// tests/every-page/pages.spec.ts checks every page at every width.
test('at 200 % zoom dialog and menu fit the window', async ({ page }) => {
  const overflowOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.scrollWidth - element.clientWidth);
  await page.goto('/');
  for (const width of [720, 320]) {
    await page.setViewportSize({ width, height: 700 });
    const dialog = await openDialog(page);
    expect(await overflowOf('#contact-dialog')).toBe(0);
    const submit = dialog.locator('button[type=submit]');
    await submit.scrollIntoViewIfNeeded();
    await expect(submit).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    expect(await overflowOf('#site-menu')).toBe(0);
    expect(await overflowOf('html')).toBe(0);
    await page.keyboard.press('Escape');
  }
});

test('at 400 % zoom the keyboard scrolls back to the header, and a change of size sets no focus', async ({
  page,
}) => {
  await page.goto('/');
  await page.mouse.move(200, 300);
  await page.setViewportSize({ width: 360, height: 225 });
  await page.evaluate(() => scrollTo(0, 400));
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.evaluate((button) => button.focus({ preventScroll: true }));
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu).toBeInViewport();
});

test('with reduced motion nothing moves: no transition, no animation, no smooth scrolling', async ({
  page,
}) => {
  await page.goto('/');
  const moving = await page.evaluate(() =>
    // The guard of a double press is an animation in which nothing moves.
    [...document.querySelectorAll(':not(.click-guard)')].flatMap((element) => {
      const { animationName, transitionProperty, transitionDuration } = getComputedStyle(element);
      const moves =
        animationName !== 'none' || (transitionProperty !== 'none' && transitionDuration !== '0s');
      return moves ? [element.outerHTML.slice(0, 80)] : [];
    }),
  );
  expect(moving).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'auto',
  );
});
