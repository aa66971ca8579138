import type { Page } from '@playwright/test';
import { button, field, isAlive, PATH, row, tool } from './cost-visitor.ts';
import { expect, test } from './journey.ts';
import { holdBack } from './visitor.ts';

const SCRIPTS = /\/_astro\/.*\.js$/;
/** The islands that stand in the page itself; nothing on the home page's exhibit can be pressed. */
const ISLANDS = {
  '/tools/cost-per-signed-case': 'cost-per-case',
  '/tools/ai-seo-quiz': 'quiz',
  '/tools/gmb-scorecard': 'scorecard',
  '/tools/ai-intake-builder': 'intake-builder',
  '/': 'two-channels',
};
/** So much takes a slow network for the scripts, in ms. */
const SLOW_MS = 3_000;
/** High enough for a whole tool: what is off the screen is not pressed any more. */
test.use({ viewport: { width: 1280, height: 6_000 } });

/** A control that opens a dialog needs no script; empty fields leave nothing to print, which a test of its own is about. */
const BUTTONS = 'button:not([command], :text("Start with my own figures"), :text("Clear all figures"))';

/** Keeps in the page which buttons a script has pressed, and which forms were sent to React. */
function countAnswers() {
  const answered: string[] = [];
  Object.assign(window, { answered, print: () => undefined });
  const name = (of: Element | null) => of?.getAttribute('aria-label') ?? of?.textContent ?? '';
  addEventListener(
    'click',
    ({ target, isTrusted }) => {
      const pressed = (target as Element).closest('astro-island:not([ssr]) button');
      if (pressed && !isTrusted) answered.push(name(pressed));
    },
    true,
  );
  addEventListener(
    'submit',
    ({ target, submitter }) => {
      const form = target as HTMLFormElement;
      if ('live' in form.dataset && !submitter) answered.push(name(form.querySelector('[type=submit]')));
    },
    true,
  );
}
const answered = (page: Page) => page.evaluate('answered') as Promise<string[]>;

for (const [path, island] of Object.entries(ISLANDS))
  test(`whatever can be pressed in the HTML of ${path} is answered once, in order, when React is there`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(countAnswers);
    await page.clock.install();
    const release = await holdBack(page, SCRIPTS);
    await page.goto(path);
    const place = page.locator(`main astro-island[component-url*="/${island}."]`);
    const choices = place.getByRole('radio');
    if ((await choices.count()) > 0) await choices.nth(1).check();
    await place.getByRole('textbox').or(choices).first().focus();
    // By script, because a press is kept for so long only: twice, as out of impatience.
    const names = await place.locator(BUTTONS).evaluateAll((all) =>
      all.flatMap((one) => {
        const button = one as HTMLButtonElement;
        if (!button.checkVisibility({ visibilityProperty: true })) return [];
        const name = button.ariaLabel ?? button.textContent;
        if (button.disabled) return [`${name} is out of order for want of a script`];
        button.click();
        button.click();
        const isTold = button.matches('[aria-busy=true], form[data-pending] *');
        return isTold ? [name] : [`${name} does not tell that it was pressed`];
      }),
    );
    expect(await answered(page)).toEqual([]);
    if (path === '/') expect(names).toEqual([]);
    if (names.length === 0) return;
    await page.clock.fastForward(SLOW_MS);
    release();
    await place.and(page.locator(':not([ssr])')).waitFor({ state: 'attached' });
    // The last channel that is left stays.
    const left = names.filter((name) => name !== 'Remove Shared');
    await expect.poll(() => answered(page)).toEqual(left);
    await expect(place.locator('button[aria-busy]')).toHaveCount(0);
    await page.waitForTimeout(300);
    expect(await answered(page)).toEqual(left);
  });

test('Enter in the moment in which the builder takes its first step over finds the answer chosen before', async ({
  page,
}) => {
  const release = await holdBack(page, SCRIPTS);
  await page.goto('/tools/ai-intake-builder');
  await tool(page).getByRole('radio').nth(2).check();
  await tool(page)
    .locator('form')
    .evaluate((form: HTMLFormElement) => {
      const taken = new MutationObserver(() => {
        taken.disconnect();
        form.requestSubmit();
      });
      taken.observe(form, { attributeFilter: ['data-live'] });
    });
  release();
  await expect(tool(page).getByText('Step 2 of 5', { exact: true })).toBeVisible();
});

test('an answer chosen before React and Next lead to the second question, in quiz and builder', async ({
  page,
}) => {
  for (const path of ['/tools/ai-seo-quiz', '/tools/ai-intake-builder']) {
    const release = await holdBack(page, SCRIPTS);
    await page.goto(path);
    const place = page.locator('[data-tool-place]');
    const first = await place.locator('#tool-heading').innerText();
    await place.getByRole('radio').nth(2).check();
    await place.getByRole('button', { name: 'Next', exact: true }).click();
    release();
    await expect(place.locator('#tool-heading')).not.toHaveText(first);
    await place.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(place.locator('#tool-heading')).toHaveText(first);
    await expect(place.getByRole('radio').nth(2)).toBeChecked();
    await page.unrouteAll();
  }
});

test.describe('the calculator, pressed before React', () => {
  test('begins with empty fields; what is typed after the press stays, and the focus too', async ({
    page,
  }) => {
    const release = await holdBack(page, SCRIPTS);
    await page.goto(PATH);
    await button(page, 'Start with my own figures').click();
    const share = tool(page).getByLabel('Share you will spend, %');
    await share.fill('3');
    release();
    await isAlive(page);
    await expect(field(page, 'Search ads', 'Spend, $')).toHaveValue('');
    await expect(tool(page).getByLabel('Average fee collected, $')).toHaveValue('');
    await expect(share).toHaveValue('3');
    await expect(share).toBeFocused();
    await page.keyboard.type('5');
    await expect(share).toHaveValue('35');
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('share=35');
  });

  test('gives what stands there the new channel, whose name takes the focus; Back takes it out', async ({
    page,
  }) => {
    const release = await holdBack(page, SCRIPTS);
    await page.goto(PATH);
    await field(page, 'Search ads', 'Signed').fill('12');
    await button(page, 'Add a channel').click();
    await expect(tool(page).locator('[data-news]')).toHaveText('One moment: the tool is still loading.');
    release();
    await isAlive(page);
    await expect(tool(page).locator('.cost-channel')).toHaveCount(8);
    await expect(tool(page).locator('[data-news]')).toBeEmpty();
    await expect(tool(page).getByLabel('Channel', { exact: true }).last()).toBeFocused();
    await expect(field(page, 'Search ads', 'Signed')).toHaveValue('12');
    await expect.poll(() => page.evaluate(() => history.length)).toBe(3);
    await page.goBack();
    await expect(tool(page).locator('.cost-channel')).toHaveCount(7);
    await expect(field(page, 'Search ads', 'Signed')).toHaveValue('12');
  });

  for (const [what, leave] of Object.entries({
    'has opened the contact form': (page: Page) =>
      page.getByRole('banner').getByRole('button', { name: 'Get Started', exact: true }).click(),
    'reads elsewhere': (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight)),
    'is at another link of the page': (page: Page) =>
      page.getByRole('banner').getByRole('link').first().focus(),
    'was in another tab': async (page: Page) => {
      const other = await page.context().newPage();
      await other.bringToFront();
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      await page.bringToFront();
      await other.close();
    },
  }))
    test(`does nothing for somebody who ${what}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      const release = await holdBack(page, /cost-per-case\.[^/]*\.js$/);
      await page.goto(PATH);
      await button(page, 'Add a channel').click();
      await leave(page);
      release();
      await isAlive(page);
      await expect(button(page, 'Add a channel')).not.toHaveAttribute('aria-busy');
      await page.waitForTimeout(300);
      await expect(tool(page).locator('.cost-channel')).toHaveCount(7);
    });

  test.describe('while it is still on its way', () => {
    /** What Astro does when hydration is scheduled. */
    const listens = () => document.querySelector('[data-tool-place] astro-island')?.removeAttribute('ssr');
    const busy = (page: Page) => page.locator('[data-tool-place] [aria-busy]');

    test('says after a while that it did not come, and holds nothing any more', async ({ page }) => {
      await page.clock.install();
      await holdBack(page, SCRIPTS);
      await page.goto(PATH);
      await button(page, 'Add a channel').click();
      await tool(page).getByLabel('Share you will spend, %').fill('3');
      await page.clock.fastForward(16_000);
      await expect(tool(page).getByRole('alert')).toContainText('could not be loaded');
      await expect(tool(page).locator('[data-news]')).toBeEmpty();
      await expect(busy(page)).toHaveCount(0);
    });

    test('a second press that is answered takes back the first; what is typed then stays', async ({
      page,
    }) => {
      await holdBack(page, SCRIPTS);
      await page.goto(PATH);
      await button(page, 'Add a channel').click();
      const share = tool(page).getByLabel('Share you will spend, %');
      await share.fill('12');
      await page.evaluate(listens);
      await button(page, 'Add a channel').click();
      await expect(busy(page)).toHaveCount(0);
      await share.press('End');
      await page.keyboard.type('3');
      const left = await page.evaluate(
        () =>
          new Promise((resolve) => {
            const detail = (held: { element: Element }[], typedSince: WeakSet<Element>) =>
              resolve([held.length, held.filter(({ element }) => !typedSince.has(element)).length]);
            const answers = new CustomEvent('answers', { bubbles: true, detail });
            document.querySelector('[data-tool-place]')?.dispatchEvent(answers);
          }),
      );
      expect(left).toEqual([1, 0]);
      await expect(share).toHaveValue('123');
    });

    test('a failure elsewhere in the page takes no press from it', async ({ page }) => {
      await holdBack(page, SCRIPTS);
      await page.goto(PATH);
      await button(page, 'Add a channel').click();
      const fail = (place: string) =>
        page.evaluate((selector) => {
          const failure = new Event('astro:hydration-error', { bubbles: true });
          (document.querySelector(selector) ?? document).dispatchEvent(failure);
        }, place);
      await fail('footer');
      await expect(busy(page)).toHaveCount(1);
      await fail('none');
      await expect(busy(page)).toHaveCount(0);
    });
  });

  test('says so where it cannot be loaded', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(SCRIPTS, async (route) => {
      await promise;
      await route.abort();
    });
    await page.goto(PATH);
    await button(page, 'Remove Unknown').click();
    resolve();
    await expect(tool(page).getByRole('alert')).toContainText('could not be loaded');
    await expect(tool(page).getByRole('alert')).toBeInViewport();
    await expect(button(page, 'Remove Unknown')).not.toHaveAttribute('aria-busy');
    await expect(row(page, 'Unknown')).toBeVisible();
  });
  test('and so does the quiz', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/tools/ai-seo-quiz');
    await tool(page).getByRole('radio').first().check();
    await expect(tool(page).getByRole('alert')).toContainText('The quiz could not be loaded.');
  });
  test.use({ allowedTroubles: /net::ERR_FAILED|Failed to fetch dynamically imported module/ });
});
