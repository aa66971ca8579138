import sniffedEncoding from 'html-encoding-sniffer';

/** So far a `meta` with an encoding is looked for, in bytes. Browsers begin anew at a later one. */
const PRESCAN = 20_000;

/**
 * The text of an answer, by its byte order mark, its header, its `meta` (HTML Standard, 13.2.3.2; Encoding Standard); where
 * none of them names an encoding, UTF-8 where it is that, else as old pages are.
 */
export function textOf(body: Uint8Array, contentType = ''): string {
  const label = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1];
  const options = label === undefined ? {} : { transportLayerEncodingLabel: label };
  const named = sniffedEncoding(body, {
    ...options,
    maxPrescanBytes: PRESCAN,
    defaultEncoding: 'none',
  });
  if (named !== 'none') return new TextDecoder(named).decode(body);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return new TextDecoder('windows-1252').decode(body);
  }
}

const HTML_TYPE = /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:[;,]|$)/i;
const START = 1_024;

/** Whether an answer is a page; one without a type must begin like one. */
export function isPage(text: string, contentType: string | undefined): boolean {
  const start = text.slice(0, START);
  if (contentType) return HTML_TYPE.test(contentType) && !start.includes('\0');
  return /^\s*</.test(start);
}
