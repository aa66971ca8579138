export type Encoding = 'br' | 'gzip' | 'identity';

/** Ours, best first: decides between codings that a client likes equally. */
const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity'];
/** Browsers send a handful of values; the bound keeps made-up ones from filling memory. */
const REMEMBERED_VALUES = 100;

const remembered = new Map<string, readonly Encoding[]>();

function quality(parameter: string | undefined): number {
  if (parameter === undefined) return 1;
  const value = /^\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*$/i.exec(parameter)?.[1];
  return value === undefined ? 0 : Number(value);
}

function parse(header: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [coding = '', parameter] = part.split(';');
    const name = coding.trim().toLowerCase();
    if (name) weights.set(name === 'x-gzip' ? 'gzip' : name, quality(parameter));
  }
  const any = weights.get('*');
  // A client that lists only codings has not refused plain text: it stays the last resort (RFC 9110, 12.5.3).
  const weight = (coding: Encoding) => weights.get(coding) ?? any ?? (coding === 'identity' ? 0.0001 : 0);
  return PREFERENCE.filter((coding) => weight(coding) > 0).sort((a, b) => weight(b) - weight(a));
}

/**
 * The codings that a client takes by its Accept-Encoding header, best first. Without a header that is plain
 * text alone. It may be empty (`identity;q=0`): plain text is sent all the same, a 406 would help nobody.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity'];
  const known = remembered.get(header);
  if (known) return known;
  const parsed = parse(header);
  if (remembered.size < REMEMBERED_VALUES) remembered.set(header, parsed);
  return parsed;
}
