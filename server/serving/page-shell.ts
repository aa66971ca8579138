import type { StoredFile } from './stored-file.ts';

/** A built page around the part that the server writes for each request. */
export type PageShell = {
  /** What the build knows of the place of the part, as the page gives it; undefined where it gives nothing. */
  place: unknown;
  /** The whole page. `beforeTitle`: what comes before the words of its title. */
  fill(part: string, beforeTitle?: string): string;
};

const PLACE = /^[^>]*\sdata-place="([^"]*)"/;

/**
 * A built page and its `<server-part>` (src/ui/ready-html.tsx); what the page holds there is shown where the server writes
 * nothing. Undefined for a page without such a part.
 */
export function pageShell(file: StoredFile): PageShell | undefined {
  const html = file.representations.identity.body.toString('utf8');
  const [before, opened = '', after] = html.split(/<server-part(?=[\s>])|<\/server-part>/);
  if (before === undefined || after === undefined) return undefined;
  const place = PLACE.exec(opened)?.[1];
  return {
    place: place && JSON.parse(decodeURIComponent(place)),
    fill: (part, beforeTitle = '') =>
      before.replace('<title>', `<title>${beforeTitle}`) + part + after,
  };
}
