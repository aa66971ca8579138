import { offers } from '../support/content-in-use.ts';
import * as cost from './cost-visitor.ts';
import * as intake from './intake-visitor.ts';
import { expect, test } from './journey.ts';
import * as quiz from './quiz-visitor.ts';
import * as scorecard from './scorecard-visitor.ts';
import { DANA, fill, openEarly, submitButton, valuesOf } from './visitor.ts';

/**
 * What browsers' helpers do to a page, in it: elements before, after and around every field, attributes on it, and every text
 * replaced by elements that hold it.
 */
function meddle() {
  const seen = new WeakSet<Node>();
  const aroundFields = () => {
    for (const field of document.querySelectorAll(
      'main :is(input, textarea), dialog :is(input, textarea)',
    )) {
      if (seen.has(field)) continue;
      seen.add(field);
      field.setAttribute('data-helper', '');
      field.before(document.createElement('span'));
      field.after(document.createElement('com-helper'));
      // To put an element around it would take the focus from it.
      if (field === document.activeElement) continue;
      const around = document.createElement('div');
      field.replaceWith(around);
      around.append(field);
    }
  };
  const texts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    for (const text of found) {
      if (
        !text.data.trim() ||
        text.parentElement?.closest('font, script, style, textarea, svg, noscript')
      )
        continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      (outer.firstChild as HTMLElement).textContent = text.data;
      text.replaceWith(outer);
    }
  };
  const all = () => {
    aroundFields();
    texts();
  };
  addEventListener('DOMContentLoaded', () => {
    all();
    // Again after every change of the page, as translators and password managers do.
    new MutationObserver(all).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

test.describe('a page that others change all the time', () => {
  test.beforeEach(({ page }) => page.addInitScript(meddle));

  test('the contact dialog stays open, says what is wrong, and sends; the page of the form keeps the focus of who types', async ({
    page,
    site,
  }) => {
    await page.goto(site.url);
    const dialog = await openEarly(page);
    await fill(dialog, { ...DANA, phone: '1' });
    await submitButton(dialog).click();
    await expect(dialog.locator('[data-error-summary]')).toBeFocused();
    await expect(dialog.locator('[data-error-summary] p')).toHaveText(
      'One field needs a correction',
    );
    await expect(dialog.locator('#contact-phone-error')).toHaveText(
      'Phone number must be at least 10 digits',
    );
    await fill(dialog, { phone: DANA.phone });
    await expect(dialog.locator('#contact-phone-error')).toBeEmpty();
    expect(await valuesOf(dialog)).toEqual(DANA);
    await submitButton(dialog).click();
    await expect(
      page.locator('[data-toasts]').getByText('Thank You!', { exact: true }),
    ).toBeVisible();
    expect((await site.leads()).map(({ data }) => data)).toEqual([DANA]);

    await page.goto(`${site.url}/contact`);
    const form = page.getByRole('main').locator('form');
    await form.locator('#page-name').click();
    await page.keyboard.type(DANA.name, { delay: 20 });
    await expect(form.locator('#page-name')).toBeFocused();
    await expect(form.locator('#page-name')).toHaveValue(DANA.name);
  });

  test("the home page's exhibit says what its fields say", async ({ page }) => {
    await page.goto('/');
    const exhibit = page.locator('.cost-example');
    test.skip((await exhibit.count()) === 0, 'the home page has no such exhibit');
    for (const [typed, said] of [
      ['', 'how many cases it signed, 0 if none.'],
      ['0', 'no case yet'],
      ['12', '$'],
    ] as const) {
      await exhibit.locator('[name=signed]').nth(1).fill(typed);
      await expect(exhibit.locator('[data-row]').nth(1)).toContainText(said);
    }
  });

  test('the quiz counts each answer and comes to its result', async ({ page }) => {
    test.skip(!offers('ai-seo-quiz'), 'there is no quiz');
    await quiz.arrive(page);
    await quiz.answer(page, 20, 10, 10, 20, 0);
    await expect(quiz.heading(page).first()).toHaveText('Good Start');
    await expect(quiz.quiz(page)).toContainText('60%');
    await quiz.button(page, 'Retake Quiz').click();
    await expect(quiz.quiz(page)).toContainText('Question 1 of 5');
    await expect(quiz.quiz(page)).toContainText('20% complete');
  });

  test('the scorecard says what is wrong, shows the result, and follows own figures', async ({
    page,
  }) => {
    test.skip(!offers('gmb-scorecard'), 'there is no scorecard');
    await scorecard.saves(page, 200);
    await scorecard.open(page);
    await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
    await scorecard.button(page, 'Analyze My Profile').click();
    await expect(page.locator('#scorecard-businessName-error')).toHaveText(
      'Business name is required',
    );
    await scorecard.fill(page);
    await scorecard.analyze(page);
    await expect(scorecard.heading(page)).toHaveText(scorecard.HEADLINE);
    await expect(page.locator('.score-figure')).toHaveText('63/100');
    await scorecard.button(page, 'Put in your own figures').click();
    await page.locator('#figure-photos').fill('5');
    await page.locator('#figure-reviews').fill('60');
    await expect(page.locator('.score-row', { hasText: 'Reviews' })).toContainText('60');
  });

  test('the builder keeps ticks and notes, writes, and takes changes by hand and in words', async ({
    page,
  }) => {
    test.skip(!offers('ai-intake-builder'), 'there is no builder');
    await intake.answers(page);
    await intake.open(page);
    await intake.toStep4(page);
    const tick = intake.valueTick(page);
    await tick.check();
    await intake.tickValue(page).fill('Spanish, Korean');
    await expect(page.locator('.is-said')).toContainText('Korean');
    await intake.fromStep4(page, 'Park in the back.');
    await intake.write(page);
    await expect(intake.notes(page)).toContainText('Park in the back.');
    await intake.button(page, 'Edit question 1').click();
    await intake.field(page, 'question 1').fill('Who is calling?');
    await intake.button(page, 'Save').click();
    await expect(intake.lines(page).filter({ hasText: 'Who is calling?' })).toHaveCount(1);
    await intake.change(page).fill('shorter');
    await intake.change(page).press('Enter');
    await expect(intake.sheet(page)).toContainText('We call you today.');
    await intake.button(page, 'Undo Last Change').click();
    await expect(intake.sheet(page)).toContainText('We call you by noon tomorrow.');
  });

  test('the calculator follows each key, with rows that come and go', async ({ page }) => {
    test.skip(!offers('cost-per-signed-case'), 'there is no calculator');
    const { editor } = cost.words();
    await cost.arrive(page, cost.PATH + cost.LINK);
    await cost.field(page, 'Skywriting', 'signed').fill('17');
    await expect(cost.tool(page).locator('#cost-answer')).toContainText(
      'A signed case costs $528.',
    );
    await cost.field(page, 'Skywriting', 'signed').fill('x');
    await expect(page.locator('#channel-0-signed-error')).not.toBeEmpty();
    await cost.button(page, `${editor.remove} Podcast`).click();
    await expect(cost.row(page, 'Podcast')).toHaveCount(0);
    await cost.button(page, editor.add).click();
    await expect(cost.rows(page)).toHaveCount(2);
    await cost.button(page, editor.clear).click();
    await expect(cost.tool(page).locator('#cost-answer')).toContainText(
      'Enter what one channel cost',
    );
  });
});
