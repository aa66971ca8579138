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
