import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { escapeXml } from '../../src/text/escape-xml.ts';
import { acceptedEncodings } from './answers.ts';
import type { StoredFile } from './stored-file.ts';

/** A built page around the part that the server writes for each request. */
export type PageShell = {
  /** The data of the build about the place of the part; undefined where the page has none. */
  place: unknown;
  /** The whole page. `beforeTitle`: what comes before the words of its title. */
  fill(part: string, beforeTitle?: string): string;
};

const PLACE = /^[^>]*\sdata-place="([^"]*)"/;

/**
 * Returns a built page with its `<server-part>` (src/ui/ready-html.tsx), whose content in the page is shown if the
 * server writes nothing. Undefined for a page without such a part.
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

/** A page of ours that is offered in place of an unknown address. */
export type SuggestedPage = { path: string; name: string };

/** The block of a page that offers others, with one link as the pattern; it is hidden until it is filled. */
const NEAREST = /<(\w+)\b[^>]*\bdata-nearest\b[^>]*>[\s\S]*?<\/\1>/;
const PATTERN = /<li\b[^>]*>[\s\S]*?<\/li>/;
const LINK = /(<a\b[^>]*\bhref=")[^"]*("[^>]*>)[^<]*/;
/** A client waits for these pages, so the compression is fast rather than small. */
const GZIP_LEVEL = 1;

/** Fills a built page with links; undefined when the page has no place for them. */
export function suggestionFiller(
  file: StoredFile,
): ((pages: readonly SuggestedPage[]) => string) | undefined {
  const html = file.representations.identity.body.toString('utf8');
  const block = NEAREST.exec(html);
  const pattern = block && PATTERN.exec(block[0])?.[0];
  if (!block || !pattern) return undefined;
  const [open = '', close = ''] = block[0]
    .replace(/\shidden(?:="[^"]*")?(?=[\s>])/, '')
    .split(pattern);
  const before = html.slice(0, block.index) + open;
  const after = close + html.slice(block.index + block[0].length);
  return (pages) => {
    const items = pages.map(({ path, name }) =>
      pattern.replace(
        LINK,
        (_, start: string, end: string) => `${start}${escapeXml(path)}${end}${escapeXml(name)}`,
      ),
    );
    return before + items.join('') + after;
  };
}

/**
 * Sends HTML that was made from a built page, with the headers of that page and further ones. It has no validator,
 * because the next answer differs.
 */
export function sendRenderedPage(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: StoredFile,
  html: string,
  more: Record<string, string> = {},
): void {
  const zips = acceptedEncodings(request.headers['accept-encoding'] as string | undefined).includes(
    'gzip',
  );
  const body = zips ? gzipSync(html, { level: GZIP_LEVEL }) : Buffer.from(html);
  const {
    ETag: _etag,
    'Accept-Ranges': _ranges,
    ...headers
  } = file.representations.identity.headers;
  response.writeHead(status, {
    ...headers,
    Vary: 'Accept-Encoding',
    ...(zips ? { 'Content-Encoding': 'gzip' } : {}),
    'Content-Length': String(body.length),
    ...more,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The server makes at most this many pages in a second; beyond that it sends the built pages, which cost a tenth. */
export const RENDERED_PER_SECOND = 50;

export function perSecondLimit(
  perSecond: number = RENDERED_PER_SECOND,
  clock = () => performance.now(),
) {
  let second = -1;
  let made = 0;
  return () => {
    const now = Math.floor(clock() / 1_000);
    if (now !== second) [second, made] = [now, 0];
    made += 1;
    return made <= perSecond;
  };
}
