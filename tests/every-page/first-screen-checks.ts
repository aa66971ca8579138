import { expect, type PageTab } from './page-tab.ts';

export const SIZES = [
  [360, 640],
  [375, 667],
  [390, 844],
  [1280, 720],
  [1366, 768],
  [1536, 730],
] as const;
/** The XML sitemap and pages without a headline have no first screen. */
const hasFirstScreen = (address: string) =>
  !/^\/(blog\/(category|page)\/|sitemap\/xml$)/.test(address);

/** Runs in the page. Returns what the banner or the window cuts off. */
function cutOffParts(): string[] {
  /** A banner may be one line high on a laptop, in px. */
  const maxBannerHeight = innerWidth > 1000 ? 60 : 120;
  const banner = document.querySelector('[data-cookie-banner]')?.getBoundingClientRect();
  const h1 = document.querySelector('main h1');
  const container = h1?.closest('section, .page');
  if (!banner?.height || !h1 || !container) return ['no banner, or no headline'];
  const firstAfter = (selector: string, root: ParentNode = container) =>
    [...root.querySelectorAll(selector)].find(
      (element) =>
        element.checkVisibility() &&
        h1.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
  const tool = document.querySelector('[data-tool-section]');
  // On a page without its own control, the header's button is the main control.
  const control =
    (tool && firstAfter('button, input, select, textarea', tool)) ??
    firstAfter('.btn, form :is(input, textarea)') ??
    document.querySelector('header [data-dialog="contact-dialog"]');
  const parts: Record<string, Element | null | undefined> = {
    headline: h1,
    sentence: firstAfter('p') ?? firstAfter('p', document),
    control: control?.closest('label') ?? control,
    claims: location.pathname === '/' && innerHeight > 700 ? firstAfter('dl') : h1,
  };
  const cutParts = Object.entries(parts).flatMap(([part, element]) => {
    const { top = -1, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    return top >= 0 && bottom <= banner.top
      ? []
      : [`${part}: ${Math.round(bottom)} of ${Math.round(banner.top)} px`];
  });
  return banner.height > maxBannerHeight
    ? [...cutParts, `the banner is ${banner.height} px high`]
    : cutParts;
}

export async function checkFirstScreens({ page, show }: PageTab, address: string) {
  if (!hasFirstScreen(address)) return;
  const faults: string[] = [];
  await expect(page.locator('[data-cookie-banner]')).toBeVisible();
  for (const [width, height] of SIZES) {
    await show(address, { width, height });
    for (const fault of await page.evaluate(cutOffParts))
      faults.push(`${width}x${height} ${fault}`);
  }
  expect.soft(faults).toEqual([]);
}
