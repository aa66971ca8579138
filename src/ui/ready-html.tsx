import type { ReactNode } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'server-part': HTMLAttributes<HTMLElement>;
    }
  }
}

/** Renders HTML from a function that uses `hono/html`, which escapes every value. */
export const ReadyHtml = ({ html }: { html: string }) => (
  <div dangerouslySetInnerHTML={{ __html: html }} />
);

/**
 * Marks the part of a built page that the server replaces for each request (server/serving/made-page.ts). The built page
 * shows `children` or `html` there. The build keeps the styles that the files in `madeBy` use (build/page-styles.ts).
 */
export function ServerPart({
  madeBy,
  place,
  html,
  children,
}: {
  /** Paths of the files that write this part. */
  madeBy: string;
  /** Data of the build that the server needs to write this part. */
  place?: object;
} & ({ html: string; children?: never } | { html?: never; children: ReactNode })) {
  const about = {
    'data-made-by': madeBy,
    'data-place': place && encodeURIComponent(JSON.stringify(place)),
  };
  if (html === undefined) return <server-part {...about}>{children}</server-part>;
  return <server-part {...about} dangerouslySetInnerHTML={{ __html: html }} />;
}
