import type { Content } from '../src/content/check-content.ts';
import { filesIn } from '../src/content-checks.ts';
import type { SitePage } from '../src/features/sitemap/site-page.ts';

/** Addresses that are no pages: where each leads, and which are gone for good. */
export type Redirects = {
  moved: Record<string, string>;
  /** Names of lists that are offered for unknown addresses below these. */
  lists: Record<string, string>;
  gone: string[];
};

/**
 * The addresses of `content/redirects.yaml` and the former addresses of the pages. All lead to a page that is there: the
 * check of the content refuses others. The server lets a page that is there win over a line about its address.
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
