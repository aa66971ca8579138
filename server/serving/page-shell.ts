import type { StoredFile } from './stored-file.ts';

/**
 * A built page around the one part that the server writes for each request. What the page holds there (`<server-part>`)
 * is shown where nothing is written. Undefined for a page without such a part.
 */
export function pageShell(file: StoredFile): ((part: string) => string) | undefined {
  const html = file.representations.identity.body.toString('utf8');
  const [before, , after] = html.split(/<server-part[^>]*>|<\/server-part>/);
  if (before === undefined || after === undefined) return undefined;
  return (part) => before + part + after;
}
