import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { escapeXml } from '../../src/text/escape-xml.ts';
import { acceptedEncodings } from './answers.ts';
import type { StoredFile } from './stored-file.ts';

/** A built page without the part that the server writes for each request. */
export type PageShell = {
  /** Data that the build wrote for the part; undefined if there is none. */
  place: unknown;
  /** Returns the whole page with the part. `beforeTitle` is added before the text of its title. */
  fill(part: string, beforeTitle?: string): string;
};

const PLACE = /^[^>]*\sdata-place="([^"]*)"/;

/**
 * Returns the shell of a built page, whose `<server-part>` (src/ui/ready-html.tsx) can be filled; undefined for a page
 * without such an element.
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

/** A page that is suggested for an unknown address. */
export type SuggestedPage = { path: string; name: string };

/** Matches the block for suggested pages. It is hidden and has a link as a template. */
const NEAREST = /<(\w+)\b[^>]*\bdata-nearest\b[^>]*>[\s\S]*?<\/\1>/;
const PATTERN = /<li\b[^>]*>[\s\S]*?<\/li>/;
const LINK = /(<a\b[^>]*\bhref=")[^"]*("[^>]*>)[^<]*/;
/** Low, because a client waits for the compression of these pages. */
const GZIP_LEVEL = 1;

/** Returns a function that adds links to a built page; undefined if the page has no block for them. */
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
 * Sends HTML that was rendered from a built page, with the headers of that page and those in `more`. It has no ETag, because
 * the next response differs.
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

/** The server renders at most this many pages in a second. After that it sends built pages, which takes a tenth of the time. */
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
