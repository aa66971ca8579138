import { type Tables, typesetterOf, uint16Bytes, withTables } from './font-tables.ts';

const DIGITS = '0123456789';
const SINGLE_SUBSTITUTION = 1;

/** OpenType specification, "GSUB". */
function lookupsOf(table: Buffer, feature: string): number[] {
  const features = table.readUInt16BE(6);
  const lookups = table.readUInt16BE(8);
  const indices = new Set<number>();
  for (let at = 0; at < table.readUInt16BE(features); at++) {
    const record = features + 2 + 6 * at;
    if (table.toString('latin1', record, record + 4) !== feature) continue;
    const start = features + table.readUInt16BE(record + 4);
    const count = table.readUInt16BE(start + 2);
    for (let index = 0; index < count; index++)
      indices.add(table.readUInt16BE(start + 4 + 2 * index));
  }
  return [...indices].map((index) => lookups + table.readUInt16BE(lookups + 2 + 2 * index));
}

/** A tabular comma, as wide as a digit, would make "$2,400" look like two numbers. */
export function withTabularDigits(font: Uint8Array): Buffer {
  const typeset = typesetterOf(font);
  const { glyphs } = typeset(DIGITS);
  const { glyphs: tabular } = typeset(DIGITS, 'tnum');
  const pairs = glyphs
    .map((glyph, at) => ({ glyph, to: tabular[at] ?? glyph }))
    .toSorted((a, b) => a.glyph - b.glyph);
  const head = 6 + 2 * pairs.length;
  const subtable = Buffer.concat([
    uint16Bytes(2, head, pairs.length, ...pairs.map(({ to }) => to)),
    uint16Bytes(1, pairs.length, ...pairs.map(({ glyph }) => glyph)),
  ]);
  return withTables(font, (tables: Tables) => {
    const table = Buffer.from(tables.get('GSUB') ?? Buffer.alloc(0));
    if (table.length === 0) return;
    for (const lookup of lookupsOf(table, 'tnum')) {
      table.writeUInt16BE(SINGLE_SUBSTITUTION, lookup);
      table.writeUInt16BE(1, lookup + 4);
      table.writeUInt16BE(table.length - lookup, lookup + 6);
    }
    tables.set('GSUB', Buffer.concat([table, subtable]));
  });
}
