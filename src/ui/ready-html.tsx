import type { ReactNode } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'server-part': HTMLAttributes<HTMLElement>;
    }
  }
}

/** HTML that a function with `hono/html` has made: every value in it is escaped. */
export const ReadyHtml = ({ html }: { html: string }) => (
  <div dangerouslySetInnerHTML={{ __html: html }} />
);

/**
 * The part of a built page that the server writes for each request (server/serving/made-page.ts). Until then it shows
 * `children` or `html`. The build leaves the classes of the files named in `madeBy` in the page (build/page-styles.ts).
 */
export function ServerPart({
  madeBy,
  place,
  html,
  children,
}: {
  /** Files that write this part. */
  madeBy: string;
  /** Data that only the build has, for the server. */
  place?: object;
} & ({ html: string; children?: never } | { html?: never; children: ReactNode })) {
  const about = {
    'data-made-by': madeBy,
    'data-place': place && encodeURIComponent(JSON.stringify(place)),
  };
  if (html === undefined) return <server-part {...about}>{children}</server-part>;
  return <server-part {...about} dangerouslySetInnerHTML={{ __html: html }} />;
}
