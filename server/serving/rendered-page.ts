import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { escapeXml } from '../../src/text/escape-xml.ts';
import { acceptedEncodings } from './answers.ts';
import type { StoredFile } from './stored-file.ts';

export type PageShell = {
  target: unknown;
  fill(part: string, titlePrefix?: string): string;
};

const TARGET_ATTRIBUTE = /^[^>]*\sdata-target="([^"]*)"/;

/** Returns undefined if the page has no element `<server-part>` (src/ui/ready-html.tsx). */
export function pageShell(file: StoredFile): PageShell | undefined {
  const html = file.representations.identity.body.toString('utf8');
  const [htmlBefore, element = '', htmlAfter] = html.split(/<server-part(?=[\s>])|<\/server-part>/);
  if (htmlBefore === undefined || htmlAfter === undefined) return undefined;
  const target = TARGET_ATTRIBUTE.exec(element)?.[1];
  return {
    target: target && JSON.parse(decodeURIComponent(target)),
    fill: (part, titlePrefix = '') =>
      htmlBefore.replace('<title>', `<title>${titlePrefix}`) + part + htmlAfter,
  };
}

export type SuggestedPage = { path: string; name: string };

/** The block for suggested pages. In a built page it is hidden and has one link as a template. */
const NEAREST_BLOCK = /<(\w+)\b[^>]*\bdata-nearest\b[^>]*>[\s\S]*?<\/\1>/;
const ITEM_TEMPLATE = /<li\b[^>]*>[\s\S]*?<\/li>/;
const LINK = /(<a\b[^>]*\bhref=")[^"]*("[^>]*>)[^<]*/;
/** The level is low, because a client waits while a rendered page is compressed. */
const GZIP_LEVEL = 1;

export function suggestionFiller(
  file: StoredFile,
): ((pages: readonly SuggestedPage[]) => string) | undefined {
  const html = file.representations.identity.body.toString('utf8');
  const block = NEAREST_BLOCK.exec(html);
  const itemTemplate = block && ITEM_TEMPLATE.exec(block[0])?.[0];
  if (!block || !itemTemplate) return undefined;
  const [blockStart = '', blockEnd = ''] = block[0]
    .replace(/\shidden(?:="[^"]*")?(?=[\s>])/, '')
    .split(itemTemplate);
  const htmlBefore = html.slice(0, block.index) + blockStart;
  const htmlAfter = blockEnd + html.slice(block.index + block[0].length);
  return (pages) => {
    const items = pages.map(({ path, name }) =>
      itemTemplate.replace(
        LINK,
        (_, start: string, end: string) => `${start}${escapeXml(path)}${end}${escapeXml(name)}`,
      ),
    );
    return htmlBefore + items.join('') + htmlAfter;
  };
}

/** Sends HTML with the headers of its built page, except ETag: the next response may differ. */
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
export const MAX_RENDERED_PER_SECOND = 50;

export function perSecondLimit(
  perSecond: number = MAX_RENDERED_PER_SECOND,
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
