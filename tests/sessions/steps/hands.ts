import { pick, spotsOf } from '../spots.ts';
import { type Step, step } from '../step.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1440, height: 900 },
  { width: 360, height: 225 },
] as const;
const KEYS = ['Tab', 'Shift+Tab', 'Enter', 'Escape', 'Home', 'End', 'Space', 'ArrowDown'] as const;

export const tapWords = (number: number): Step =>
  step({
    name: 'tap words',
    leave: { blurs: true },
    async act({ page }) {
      const spot = pick(await spotsOf(page, ({ kind }) => kind === 'words'), number);
      if (spot) await page.mouse.click(spot.x, spot.y);
      return spot?.text;
    },
  });

export const tapControl = (number: number): Step =>
  step({
    name: 'tap',
    // Opening a part moves the rest of the page.
    leave: { scrolls: true, blurs: true },
    async act({ page }) {
      const spot = pick(
        await spotsOf(page, ({ kind }) => kind !== 'words' && kind !== 'link'),
        number,
      );
      if (spot) await page.mouse.click(spot.x, spot.y);
      return spot?.text;
    },
  });

export const scroll = (share: number): Step =>
  step({
    name: `scroll to ${share} %`,
    leave: { scrolls: true },
    async act({ page, before }) {
      if (before.modals.length > 0) return undefined;
      await page.evaluate(
        (to) =>
          scrollTo({
            top: (document.documentElement.scrollHeight * to) / 100,
            behavior: 'instant',
          }),
        share,
      );
      return '';
    },
  });

export const resize = (number: number): Step => {
  const size = pick(SIZES, number) ?? SIZES[0];
  return step({
    name: `turn to ${size.width}x${size.height}`,
    // Resizing lays out the text anew around the reader's position.
    leave: { scrolls: true },
    async act({ page }) {
      await page.setViewportSize(size);
      return '';
    },
  });
};

export const press = (number: number): Step => {
  const key = pick(KEYS, number) ?? 'Tab';
  return step({
    name: `press ${key}`,
    leave: { scrolls: true, blurs: key.endsWith('Tab') },
    async act({ page }, model) {
      const { leads, choice, isPopup } = await page.evaluate(() => {
        const link = document.activeElement?.closest('a');
        const control = document.activeElement?.closest<HTMLElement>('a, button');
        return {
          leads: link
            ? link.origin !== location.origin || link.target !== '' || /\.\w+$/.test(link.pathname)
            : false,
          choice: control?.dataset.consent,
          isPopup: Boolean(control?.closest('[data-lead-popup]')),
        };
      });
      if (leads && key === 'Enter') return undefined;
      await page.keyboard.press(key);
      if (key !== 'Enter' && key !== 'Space') return '';
      if (choice === 'all' || choice === 'essential') model.consent = choice;
      if (isPopup) model.isDismissed = true;
      return '';
    },
    expect: (_, now) =>
      key.endsWith('Tab') && !now.isFocusInSight
        ? `${now.focus} has the focus out of sight`
        : undefined,
  });
};
