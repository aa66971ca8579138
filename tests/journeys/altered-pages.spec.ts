import { expect, test } from './journey.ts';
import { DANA, fill, openEarly, submitButton, valuesOf } from './visitor.ts';

/**
 * Runs in the page. Changes it as browser extensions do: elements and attributes at every field,
 * every text wrapped.
 */
function alterPage() {
  const altered = new WeakSet<Node>();
  const alter = () => {
    for (const field of document.querySelectorAll(
      'main :is(input, textarea), dialog :is(input, textarea)',
    )) {
      // Wrapping the focused field would remove its focus.
      if (altered.has(field) || field === document.activeElement) continue;
      altered.add(field);
      const wrapper = document.createElement('div');
      field.replaceWith(wrapper);
      wrapper.append(document.createElement('span'), field, document.createElement('com-helper'));
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const skipped = 'font, script, style, textarea, svg, noscript';
      if (!text.data.trim() || text.parentElement?.closest(skipped)) continue;
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    alter();
    // Translators and password managers repeat this after every change of the page.
    new MutationObserver(alter).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

test.describe('a page that browser extensions change all the time', () => {
  test.beforeEach(({ page }) => page.addInitScript(alterPage));

  test('the dialog shows errors and sends', async ({ page, site }) => {
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
  });
});
