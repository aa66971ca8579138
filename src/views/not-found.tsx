import type { PageMetaInput } from '../seo/page-meta.ts';
import { Button } from '../ui/button.tsx';

export const NOT_FOUND_META: PageMetaInput = {
  title: 'Page Not Found',
  description: 'The address does not lead to a page of this site.',
  path: '/404',
  noindex: true,
};

export const ERROR_META: PageMetaInput = {
  title: 'Internal Server Error (500)',
  description: "Something went wrong on our end. We're working to fix the issue.",
  path: '/500',
  noindex: true,
};

/** The 404 page. */
export function NotFoundView() {
  return (
    <div className="page">
      <div className="pleading py-20 lg:py-28">
        <h1 className="text-h2">Oops! Page not found</h1>
        <p className="mt-5 max-w-measure text-lede/8 text-ink-2">
          The address may be mistyped, or the page may have moved. Everything we publish is on the{' '}
          <a href="/sitemap" className="text-ink underline underline-offset-4">
            sitemap
          </a>
          .
        </p>
        <Button href="/" look="dark" className="mt-8">
          Return to Home
        </Button>
      </div>
    </div>
  );
}
