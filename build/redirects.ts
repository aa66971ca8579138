import type { Content } from '../src/content/check-content.ts';
import { filesIn } from '../src/content-checks.ts';
import type { SitePage } from '../src/features/sitemap/site-page.ts';

/** Addresses without a page: `moved` has the target of each, `gone` the addresses that answer 410. */
export type Redirects = {
  moved: Record<string, string>;
  /** For a moved address, the list of pages that the 404 page offers below that address. */
  lists: Record<string, string>;
  gone: string[];
};

/**
 * Returns the redirects of `content/redirects.yaml` and of the former addresses of pages. Every target
 * exists, because the content check refuses any other. If an address has both a page and a redirect, the
 * server sends the page.
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
