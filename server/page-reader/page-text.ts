import sniffedEncoding from 'html-encoding-sniffer';

/** So far a `meta` with an encoding is looked for, in bytes. Browsers begin anew at a later one. */
const PRESCAN = 20_000;

/** What names the encoding of an answer: its byte order mark, its header, its `meta` (HTML Standard, 13.2.3.2); or nothing. */
export function encodingOf(body: Uint8Array, contentType = ''): string | undefined {
  const label = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1];
  const named = sniffedEncoding(body, {
    ...(label !== undefined && { transportLayerEncodingLabel: label }),
    maxPrescanBytes: PRESCAN,
    defaultEncoding: '',
  });
  return named || undefined;
}

/** The text of an answer; where nothing names its encoding, UTF-8 if it is that, else as old pages are. */
export function textOf(body: Uint8Array, encoding: string | undefined): string {
  if (encoding) return new TextDecoder(encoding).decode(body);
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
