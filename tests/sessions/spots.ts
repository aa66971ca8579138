import type { Page } from '@playwright/test';

export type Spot = {
  x: number;
  y: number;
  text: string;
  kind: 'words' | 'summary' | 'link' | 'control';
};

const STEP_PX = 24;

function hittable(stepPx: number): Spot[] {
  const spots: Spot[] = [];
  const addedElements = new Set<Element>();
  const modal = document.querySelector(':modal');
  for (let y = 8; y < innerHeight; y += stepPx) {
    for (let x = 8; x < innerWidth; x += stepPx) {
      const element = document.elementFromPoint(x, y);
      const control = element?.closest('a, button, label, summary, input, select, textarea');
      const target = control ?? element?.closest('h1, h2, h3, p, li, td');
      if (!element || !target || addedElements.has(target) || target.closest('[data-bottom-stack]'))
        continue;
      if (modal && !modal.contains(target)) continue;
      addedElements.add(target);
      const link = target.closest('a');
      // Such links leave the site or need a device.
      if (link && (link.origin !== location.origin || link.target || link.hasAttribute('download')))
        continue;
      if (/\.(pdf|md|xml|json|txt)$/.test(link?.pathname ?? '')) continue;
      const text = (target.getAttribute('aria-label') ?? target.textContent ?? '')
        .trim()
        .slice(0, 40);
      const kind = link
        ? 'link'
        : target.matches('summary')
          ? 'summary'
          : control
            ? 'control'
            : 'words';
      spots.push({ x, y, text, kind });
    }
  }
  return spots;
}

export async function spotsOf(page: Page, isWanted: (spot: Spot) => boolean): Promise<Spot[]> {
  return (await page.evaluate(hittable, STEP_PX)).filter(isWanted);
}

export function pick<T>(all: readonly T[], number: number): T | undefined {
  return all[number % Math.max(1, all.length)];
}
