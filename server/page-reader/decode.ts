/** How far into a page its encoding is looked for, in bytes. */
const META_WITHIN = 1_024;
const HTML_TYPES = /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;

/** Whether an answer is a page; one that does not say what it is must begin like one. */
export function isHtml(contentType: string | undefined, body: Uint8Array) {
  const start = Buffer.from(body.subarray(0, META_WITHIN));
  if (contentType) return HTML_TYPES.test(contentType) && !isBinary(start);
  return /^[\s\ufeff]*</.test(start.toString('utf8'));
}

/** No text but UTF-16, which says so, has a zero in it. */
function isBinary(start: Buffer) {
  const isUtf16 = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff);
  return start.includes(0) && !isUtf16;
}

function namedEncoding(contentType: string | undefined, body: Buffer) {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  const header = /charset\s*=\s*"?([\w-]+)/i.exec(contentType ?? '')?.[1];
  const meta = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(
    body.subarray(0, META_WITHIN).toString('latin1'),
  )?.[1];
  return header ?? meta;
}

/** The text of a page: by what its header, its first bytes or its `meta` say, else UTF-8, else as old pages are. */
export function textOf(contentType: string | undefined, body: Buffer): string {
  try {
    const named = namedEncoding(contentType, body);
    return new TextDecoder(named ?? 'utf-8', { fatal: named === undefined }).decode(body);
  } catch {
    return new TextDecoder('windows-1252').decode(body);
  }
}
