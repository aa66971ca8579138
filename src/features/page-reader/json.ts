import type { ReaderWords } from './page-schema.ts';
import type { Reading } from './reading.ts';

/** A result as JSON, each line with what was measured of its check; null where nothing was. */
export function jsonOf(reading: Reading, { checks }: ReaderWords): string {
  const lines = reading.lines.map((line) => ({ ...line, measured: checks[line.id].measured ?? null }));
  return `${JSON.stringify({ ...reading, lines }, null, 2)}\n`;
}
