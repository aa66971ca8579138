import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { escapeXml } from '../../src/text/escape-xml.ts';
import { acceptedEncodings } from './answers.ts';
import type { StoredFile } from './stored-file.ts';

export type PageShell = {
  target: unknown;
  fill(part: string, beforeTitle?: string): string;
};

const TARGET_ATTRIBUTE = /^[^>]*\sdata-place="([^"]*)"/;

/** Returns undefined without the element `<server-part>` (src/ui/ready-html.tsx). */
export function pageShell(file: StoredFile): PageShell | undefined {
  const html = file.representations.identity.body.toString('utf8');
  const [before, element = '', after] = html.split(/<server-part(?=[\s>])|<\/server-part>/);
  if (before === undefined || after === undefined) return undefined;
  const target = TARGET_ATTRIBUTE.exec(element)?.[1];
  return {
    target: target && JSON.parse(decodeURIComponent(target)),
    fill: (part, beforeTitle = '') =>
      before.replace('<title>', `<title>${beforeTitle}`) + part + after,
  };
}

export type SuggestedPage = { path: string; name: string };

/** The block for suggested pages is hidden and has a link as a template. */
const NEAREST = /<(\w+)\b[^>]*\bdata-nearest\b[^>]*>[\s\S]*?<\/\1>/;
const PATTERN = /<li\b[^>]*>[\s\S]*?<\/li>/;
const LINK = /(<a\b[^>]*\bhref=")[^"]*("[^>]*>)[^<]*/;
/** The level is low, because a client waits for the compression of these pages. */
const GZIP_LEVEL = 1;

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

/** Sends HTML with the headers of its built page, but without ETag: the next response differs. */
export function sendRenderedPage(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: StoredFile,
  html: string,
  moreHeaders: Record<string, string> = {},
): void {
  const isGzipped = acceptedEncodings(
    request.headers['accept-encoding'] as string | undefined,
  ).includes('gzip');
  const body = isGzipped ? gzipSync(html, { level: GZIP_LEVEL }) : Buffer.from(html);
  const {
    ETag: _etag,
    'Accept-Ranges': _ranges,
    ...headers
  } = file.representations.identity.headers;
  response.writeHead(status, {
    ...headers,
    Vary: 'Accept-Encoding',
    ...(isGzipped ? { 'Content-Encoding': 'gzip' } : {}),
    'Content-Length': String(body.length),
    ...moreHeaders,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Above this limit the server sends built pages, which takes a tenth of the time. */
export const RENDERED_PER_SECOND = 50;

export function perSecondLimit(
  perSecond: number = RENDERED_PER_SECOND,
  clock = () => performance.now(),
) {
  let second = -1;
  let count = 0;
  return () => {
    const now = Math.floor(clock() / 1_000);
    if (now !== second) [second, count] = [now, 0];
    count += 1;
    return count <= perSecond;
  };
}
