import {
  answers,
  button,
  considerationsField,
  EMAIL,
  field,
  heading,
  open,
  PHONE,
  tool,
  toStep4,
} from './intake-visitor.ts';
import { expect, test } from './journey.ts';
import { heightsOf } from './targets.ts';
import { mixedTexts } from './tool-texts.ts';

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is wider than 320 px, and every target can be hit', async ({ page }) => {
    await answers(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page);
    const expectRoom = async () => {
      expect(await mixedTexts(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      const targets = tool(page).locator('.choice, .tick-box, summary, button, .control');
      for (const height of await heightsOf(targets)) expect(height).toBeGreaterThanOrEqual(44);
    };
    await expectRoom();
    await toStep4(page);
    await considerationsField(page).fill(`https://a.example/${'x'.repeat(300)} We guarantee`);
    await expectRoom();
    await button(page, 'Next').click();
    await field(page, 'Email Address *').fill(EMAIL);
    await field(page, 'Law Firm Name *').fill('W'.repeat(100));
    await expectRoom();
    await button(page, 'Generate Script').click();
    await expect(heading(page)).toHaveText(/^W{100}: /);
    await expectRoom();
    await button(page, 'Edit question 1').click();
    await expectRoom();
  });
});
