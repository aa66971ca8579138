import type { Content } from '../src/content/check-content.ts';
import { filesIn } from '../src/content-checks.ts';
import type { SitePage } from '../src/features/sitemap/site-page.ts';

/** Addresses without a page. `moved` has targets by address; the addresses in `gone` answer 410. */
export type Redirects = {
  moved: Record<string, string>;
  /** By moved address: the list of pages that the 404 page offers for unknown addresses below it. */
  lists: Record<string, string>;
  gone: string[];
};

/**
 * Returns the redirects in `content/redirects.yaml` and those of former addresses of pages. All targets exist, because the
 * content check requires it. If an address has a page and a redirect, the server sends the page.
 */
export function readRedirects(content: Content, pages: readonly SitePage[]): Redirects {
  const files = filesIn(content, 'redirects').map(({ data }) => data);
  const moved = files.flatMap((data) => data.moved);
  const former = pages.flatMap(({ path, former: old = [] }) =>
    old.map((from) => ({ from, to: path })),
  );
  return {
    moved: Object.fromEntries([...former, ...moved].map(({ from, to }) => [from, to])),
    lists: Object.fromEntries(moved.flatMap(({ from, list }) => (list ? [[from, list]] : []))),
    gone: files.flatMap((data) => data.gone),
  };
}
