import { contactCopy } from '../../content/contact-copy.ts';
import type { Site } from '../../content/site.ts';
import type { PageMetaInput } from '../../seo/page-meta.ts';
import { ServerPart } from '../../ui/ready-html.tsx';
import { SESSION_PAGE } from './paths.ts';
import { noSessionPage } from './session-html.ts';
import './booking.css';

/** The files that write the server's part of the booking pages (build/page-styles.ts). */
export const SERVER_HTML_SOURCES = 'next-times-html.ts session-html.ts choose-html.ts';

export const sessionMeta = (): PageMetaInput => ({
  title: contactCopy().names.page,
  description: contactCopy().names.pageDescription,
  path: SESSION_PAGE,
  noindex: true,
});

/** If the address has a signed token, the server replaces this page. */
export function SessionPage({ site }: { site: Site }) {
  return <ServerPart styleSources={SERVER_HTML_SOURCES} html={String(noSessionPage(site))} />;
}
