import { axeFaults } from '../support/axe.ts';
import { expect, test } from './journey.ts';
import {
  button,
  field,
  fill,
  HEADLINE,
  heading,
  main,
  open,
  PATH,
  pass,
  SIMULATED,
  saves,
} from './scorecard-visitor.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sample, the method and a way to write are there', async ({ page }) => {
    await page.goto(PATH);
    await expect(field(page, 'Business Name *')).toBeHidden();
    await expect(main(page).locator('#tool-heading')).toBeHidden();
    await expect(main(page).locator('#sample-heading')).toBeVisible();
    await expect(main(page).getByText(SIMULATED)).toBeVisible();
    await expect(main(page).getByRole('row', { name: /^Seven parts, added \d+$/ })).toBeVisible();
    await expect(
      main(page).locator('a[href="/contact?from=gmb-scorecard-without-script"]'),
    ).toBeVisible();
  });
});

/** Every part, with a name as long as they come. */
const RESULT = `${PATH}#completeness=92&photos=5&reviews=7&website=yes&hours=no&description=no&posts=no`;

test('on paper the first sheet has the answer, and no sticker covers a word', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 960 });
  await page.goto(`${RESULT}&firm=${'Whitfield+'.repeat(9)}LLP`);
  await expect(heading(page)).toContainText('Whitfield');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.locator('#method')).toBeHidden();
  await expect(button(page, 'Check Another Profile')).toBeHidden();
  const { bottoms, covered } = await page.locator('#tool').evaluate((tool) => {
    const box = (element: Element) => element.getBoundingClientRect();
    const sticker = box(tool.querySelector('.sticker') as Element);
    const texts = [...tool.querySelectorAll('h2, h3, p:not(.sticker), li, td')];
    return {
      bottoms: ['.score-figure', '.score-row:last-child', 'ol li'].map(
        (selector) => box(tool.querySelector(selector) as Element).bottom,
      ),
      covered: texts.filter((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            left < sticker.right &&
            right > sticker.left &&
            top < sticker.bottom &&
            bottom > sticker.top,
        );
      }).length,
    };
  });
  expect(Math.max(...bottoms)).toBeLessThan(960);
  expect(covered).toBe(0);
});

for (const colorScheme of ['dark', 'light'] as const)
  test(`every word and drawing of a result can be seen in forced colors, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto(RESULT);
    await button(page, 'Put in your own figures').click();
    await expect(page.getByLabel('Photos: your figure', { exact: true })).toBeVisible();
    const unseen = await page.locator('#tool').evaluate((tool) => {
      const light = (color: string) => {
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(
          (part) => (Number(part) / 255) ** 2.2,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
      };
      const ratio = (one: string, other: string) => {
        const [low = 1, high = 1] = [light(one), light(other)].sort((a, b) => a - b);
        return high / low;
      };
      const behind = (element: Element | null): string => {
        const color = getComputedStyle(element ?? document.body).backgroundColor;
        return element && /, 0\)$/.test(color) ? behind(element.parentElement) : color;
      };
      const canvas = getComputedStyle(document.body).backgroundColor;
      return [...tool.querySelectorAll('*')]
        .filter((element) => {
          const { color, fill, stroke, borderTopColor } = getComputedStyle(element);
          if (element.matches('svg .needle')) return ratio(stroke, canvas) < 3;
          if (element.matches('.track, .fill')) return ratio(fill, canvas) < 3;
          if (element.matches('.status, .sticker') && ratio(borderTopColor, canvas) < 3)
            return true;
          const hasText = [...element.childNodes].some(
            ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
          );
          return hasText && ratio(color, behind(element)) < 4.5;
        })
        .map((element) => element.outerHTML.slice(0, 100));
    });
    expect(unseen).toEqual([]);
    await expect(page.locator('#tool .track').first()).not.toHaveCSS('fill-opacity', '1');
  });

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in form, mistakes, analyzing, result, and own figures, which fit', async ({
    page,
  }) => {
    const expectNoViolations = async (part = '#tool') => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeFaults(page, part), `${width} px`).toEqual([]);
      }
    };
    await saves(page, 200);
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'));
    await open(page);
    await expectNoViolations();
    await button(page, 'Analyze My Profile').click();
    await expect(main(page).getByText('Business name is required', { exact: true })).toBeVisible();
    await expectNoViolations();
    await fill(page);
    await button(page, 'Analyze My Profile').click();
    await expect(button(page, 'Analyzing...')).toBeVisible();
    await expectNoViolations();
    await pass(page);
    await expect(heading(page)).toHaveText(HEADLINE);
    await expectNoViolations();
    await button(page, 'Put in your own figures').click();
    await page.getByLabel('Photos: your figure', { exact: true }).fill('many');
    await expect(main(page).getByText('Write a whole number from 0 to 1,000,000.')).toBeVisible();
    await expectNoViolations();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});
