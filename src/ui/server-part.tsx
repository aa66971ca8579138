import type { ReactNode } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'server-part': HTMLAttributes<HTMLElement>;
    }
  }
}

/**
 * The part of a built page that the server writes for each request (server/serving/page-shell.ts). `children` or `html`
 * stand there otherwise. The build keeps the classes of the files it names (build/page-styles.ts).
 */
export function ServerPart({
  madeBy,
  html,
  children,
}: {
  /** Files that write this part. */
  madeBy: string;
} & ({ html: string; children?: never } | { html?: never; children: ReactNode })) {
  if (html === undefined) return <server-part data-made-by={madeBy}>{children}</server-part>;
  // hono/html has escaped every value in it
  return <server-part data-made-by={madeBy} dangerouslySetInnerHTML={{ __html: html }} />;
}
