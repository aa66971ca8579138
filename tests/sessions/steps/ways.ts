import { pageOf, pagesWith } from '../../support/pages-in-use.ts';
import { pick, spotsOf } from '../spots.ts';
import { type Step, step } from '../step.ts';

const PATHS = [
  '/',
  '/about',
  '/pricing',
  pageOf('service'),
  pageOf('practice-area'),
  '/blog',
  pagesWith(/data-contents/, 'article')[0] ?? pageOf('article'),
  '/contact',
  pageOf('tool'),
  pageOf('policy'),
  '/no-such-page',
].filter((path) => path !== undefined);

/** The popup appears after 30 seconds; the visit is made older by this time, in ms. */
const LONG_VISIT_MS = 31_000;

export const visit = (number: number): Step => {
  const path = pick(PATHS, number) ?? '/';
  return step({
    name: `go to ${path}`,
    async act({ page }) {
      await Promise.all([
        page.waitForEvent('load'),
        page.evaluate((to) => {
          location.assign(to === location.pathname ? `${to}?again` : to);
        }, path),
      ]);
      return '';
    },
  });
};

export const followLink = (number: number): Step =>
  step({
    name: 'follow',
    leave: { blurs: true },
    async act({ page }) {
      const spot = pick(await spotsOf(page, ({ kind }) => kind === 'link'), number);
      if (!spot) return undefined;
      await page.mouse.click(spot.x, spot.y);
      return spot.text;
    },
  });

export const followAnchor = (number: number): Step =>
  step({
    name: 'follow anchor',
    leave: { scrolls: true, blurs: true },
    async act({ page, before }) {
      if (before.modals.length > 0) return undefined;
      return page.evaluate((nth) => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="#"]')].filter(
          (link) => link.pathname === location.pathname && link.checkVisibility(),
        );
        const link = links[nth % Math.max(1, links.length)];
        link?.click();
        return link?.hash;
      }, number);
    },
  });

const travel = (name: 'back' | 'forward'): Step =>
  step({
    name,
    // Within a page, Back returns to the reader's position.
    leave: { scrolls: true, blurs: true },
    async act(visitor) {
      const { page, before } = visitor;
      if (!(name === 'back' ? before.canGoBack : before.canGoForward)) return undefined;
      // A page from the page cache does not load, so only the history shows the change.
      await page.evaluate((to) => {
        setTimeout(() => history[to]());
      }, name);
      await visitor.waitForEntryAfter(before);
      return '';
    },
  });
export const back = (): Step => travel('back');
export const forward = (): Step => travel('forward');

export const wait = (): Step =>
  step({
    name: 'wait for 31 s',
    async act({ page }) {
      await page.evaluate(
        (ms) => sessionStorage.setItem('visit-start', String(Date.now() - ms)),
        LONG_VISIT_MS,
      );
      return '';
    },
  });
