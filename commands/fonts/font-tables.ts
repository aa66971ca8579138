import { Blob, Face, Feature, Font, Buffer as Letters, shape } from 'harfbuzzjs';

export type Tables = Map<string, Buffer>;

function tablesOf(font: Buffer): Tables {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const record = 12 + 16 * index;
      const start = font.readUInt32BE(record + 8);
      const length = font.readUInt32BE(record + 12);
      return [font.toString('latin1', record, record + 4), font.subarray(start, start + length)];
    }),
  );
}

function checksum(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
  let sum = 0;
  for (let position = 0; position < padded.length; position += 4)
    sum = (sum + padded.readUInt32BE(position)) >>> 0;
  return sum;
}

/** OpenType specification, "Table directory". */
function fontOf(version: number, tables: Tables): Buffer {
  const sortedTables = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const header = Buffer.alloc(12 + 16 * sortedTables.length);
  header.writeUInt32BE(version, 0);
  header.writeUInt16BE(sortedTables.length, 4);
  const power = Math.floor(Math.log2(sortedTables.length));
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * sortedTables.length - 16 * 2 ** power, 10);
  const parts: Buffer[] = [header];
  let start = header.length;
  for (const [index, [tag, table]] of sortedTables.entries()) {
    const record = 12 + 16 * index;
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(checksum(table), record + 4);
    header.writeUInt32BE(start, record + 8);
    header.writeUInt32BE(table.length, record + 12);
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    start += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** `file` is an uncompressed font. */
export function withTables(file: Uint8Array, change: (tables: Tables) => void): Buffer {
  const font = Buffer.from(file);
  const tables = tablesOf(font);
  change(tables);
  return fontOf(font.readUInt32BE(0), tables);
}

export const uint16Bytes = (...values: number[]) => {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, 2 * index);
  return bytes;
};

/** `file` is an uncompressed font. Glyphs are identified by their numbers in this font. */
export function typesetterOf(file: Uint8Array) {
  const font = new Font(new Face(new Blob(file)));
  return (text: string, ...features: string[]) => {
    const letters = new Letters();
    letters.addText(text);
    letters.guessSegmentProperties();
    shape(
      font,
      letters,
      features.map((name) => new Feature(name, 1)),
    );
    const positions = letters.getGlyphInfosAndPositions();
    return {
      glyphs: positions.map(({ codepoint }) => codepoint),
      width: positions.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0),
    };
  };
}

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

// Only digits become tabular. A tabular comma, as wide as a digit, would make "$2,400" look like
// two numbers.
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
