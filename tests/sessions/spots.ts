import type { Page } from '@playwright/test';

export type Spot = {
  x: number;
  y: number;
  words: string;
  kind: 'words' | 'summary' | 'link' | 'control';
};

const STEP_PX = 24;

function hittable(stepPx: number): Spot[] {
  const spots: Spot[] = [];
  const seen = new Set<Element>();
  const modal = document.querySelector(':modal');
  for (let y = 8; y < innerHeight; y += stepPx) {
    for (let x = 8; x < innerWidth; x += stepPx) {
      const there = document.elementFromPoint(x, y);
      const control = there?.closest('a, button, label, summary, input, select, textarea');
      const hit = control ?? there?.closest('h1, h2, h3, p, li, td');
      if (!there || !hit || seen.has(hit) || hit.closest('[data-bottom-stack]')) continue;
      if (modal && !modal.contains(hit)) continue;
      seen.add(hit);
      const link = hit.closest('a');
      // Such links leave the site or need a device.
      if (link && (link.origin !== location.origin || link.target || link.hasAttribute('download')))
        continue;
      if (/\.(pdf|md|xml|json|txt)$/.test(link?.pathname ?? '')) continue;
      const words = (hit.getAttribute('aria-label') ?? hit.textContent ?? '').trim().slice(0, 40);
      const kind = link
        ? 'link'
        : hit.matches('summary')
          ? 'summary'
          : control
            ? 'control'
            : 'words';
      spots.push({ x, y, words, kind });
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
