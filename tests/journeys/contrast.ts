import type { Page } from '@playwright/test';

/**
 * Returns texts with a contrast under 4.5, and drawings and edges under 3, in the current colors.
 */
export const lowContrastIn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((root) => {
      const luminance = (color: string) => {
        const parts = (color.match(/[\d.]+/g) ?? []).map(
          (channel) => (Number(channel) / 255) ** 2.2,
        );
        const [red = 0, green = 0, blue = 0] = parts;
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
      };
      const ratio = (color1: string, color2: string) => {
        const [low = 1, high = 1] = [luminance(color1), luminance(color2)].sort((a, b) => a - b);
        return high / low;
      };
      const backgroundOf = (element: Element | null): string => {
        const color = getComputedStyle(element ?? document.body).backgroundColor;
        return element && /^rgba.*, 0\)$/.test(color) ? backgroundOf(element.parentElement) : color;
      };
      const canvas = getComputedStyle(document.body).backgroundColor;
      const hasLowContrast = (element: Element) => {
        const { color, fill, stroke, borderTopColor } = getComputedStyle(element);
        if (element.matches('.needle')) return ratio(stroke, canvas) < 3;
        if (element.matches('.track, .fill')) return ratio(fill, canvas) < 3;
        const hasEdge = element.matches(
          '.choice, .control, .sticker, .score-row > :last-child, .reader-number',
        );
        if (hasEdge && ratio(borderTopColor, canvas) < 3) return true;
        const hasText = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
        );
        const pin = element.closest('.pins')?.querySelector('path');
        const isDrawn = element.matches('svg text, svg tspan');
        const background = pin ? getComputedStyle(pin).fill : backgroundOf(element);
        return hasText && ratio(isDrawn ? fill : color, background) < 4.5;
      };
      return [...root.querySelectorAll('*')]
        .filter((element) => element.checkVisibility() && hasLowContrast(element))
        .map((element) => element.outerHTML.slice(0, 100));
    });
