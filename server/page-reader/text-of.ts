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
