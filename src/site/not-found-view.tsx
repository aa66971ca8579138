import type { PageMetaInput } from '../seo/page-meta.ts';
import { HOME_LINK, Notice } from '../ui/notice.tsx';

export const NOT_FOUND_META: PageMetaInput = {
  title: 'Page Not Found',
  description: 'The address does not lead to a page of this site.',
  path: '/404',
  canonical: null,
  noindex: true,
};

export const ERROR_META: PageMetaInput = {
  title: 'Internal Server Error (500)',
  description: "Something went wrong on our end. We're working to fix the issue.",
  path: '/500',
  canonical: null,
  noindex: true,
};

export function NotFoundView() {
  return (
    <Notice
      title="Oops! ==Page not found=="
      lede={
        <>
          The address may be mistyped, or the page may have moved. Everything we publish is on the{' '}
          <a href="/sitemap" className="text-ink underline underline-offset-4">
            sitemap
          </a>
          .
        </>
      }
      nearest="Pages with a similar address"
      link={HOME_LINK}
    />
  );
}
