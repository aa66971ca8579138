import { pageOf, pagesWith } from '../../support/pages-in-use.ts';
import { pick, spotsOf } from '../spots.ts';
import { type Step, step } from '../step.ts';

/** A page of every kind that the content in use has, and one that nobody has. */
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

/** Milliseconds by which a visit is made older: past the popup's 30 seconds. */
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
      return spot.words;
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
    // Within a page it goes back to where the reader was.
    leave: { scrolls: true, blurs: true },
    async act(visitor) {
      const { page, before } = visitor;
      if (!(name === 'back' ? before.canGoBack : before.canGoForward)) return undefined;
      // Out of the page cache no page loads: only the history tells.
      await page.evaluate((to) => {
        setTimeout(() => history[to]());
      }, name);
      await visitor.goneFrom(before);
      return '';
    },
  });
export const back = (): Step => travel('back');
export const forward = (): Step => travel('forward');

/** The 30 seconds of the popup are over at the next page. */
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
