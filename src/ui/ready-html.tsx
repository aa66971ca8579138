import type { ReactNode } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'server-part': HTMLAttributes<HTMLElement>;
    }
  }
}

/** `hono/html` has escaped every value. */
export const ReadyHtml = ({ html }: { html: string }) => (
  <div dangerouslySetInnerHTML={{ __html: html }} />
);

/**
 * The server replaces this element for each request (server/serving/rendered-page.ts). The build leaves
 * the styles that the files in `styleSources` use (build/page-styles.ts).
 */
export function ServerPart({
  styleSources,
  buildData,
  html,
  children,
}: {
  styleSources: string;
  buildData?: object;
} & ({ html: string; children?: never } | { html?: never; children: ReactNode })) {
  const attributes = {
    'data-style-sources': styleSources,
    'data-target': buildData && encodeURIComponent(JSON.stringify(buildData)),
  };
  if (html === undefined) return <server-part {...attributes}>{children}</server-part>;
  return <server-part {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
