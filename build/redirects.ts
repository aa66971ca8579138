import type { Content } from '../src/content/check-content.ts';
import { filesIn } from '../src/content-checks.ts';
import type { SitePage } from '../src/features/sitemap/site-page.ts';

/** The addresses in `gone` answer 410. */
export type Redirects = {
  moved: Record<string, string>;
  /** The 404 page offers this list for unknown addresses below the moved address. */
  lists: Record<string, string>;
  gone: string[];
};

/** If an address has a page and a redirect, the server sends the page. */
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
