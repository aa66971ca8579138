/** Tables of a font file (sfnt), by tag. */
function tablesOf(file: Uint8Array): Map<string, Buffer> {
  const font = Buffer.from(file);
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, at) => {
      const record = 12 + 16 * at;
      const start = font.readUInt32BE(record + 8);
      const length = font.readUInt32BE(record + 12);
      return [font.toString('latin1', record, record + 4), font.subarray(start, start + length)];
    }),
  );
}

function checksum(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

/** A font file of these tables (OpenType specification, "Table directory"). */
function fontOf(version: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const header = Buffer.alloc(12 + 16 * sorted.length);
  header.writeUInt32BE(version, 0);
  header.writeUInt16BE(sorted.length, 4);
  const power = Math.floor(Math.log2(sorted.length));
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * sorted.length - 16 * 2 ** power, 10);
  const parts: Buffer[] = [header];
  let start = header.length;
  for (const [at, [tag, table]] of sorted.entries()) {
    const record = 12 + 16 * at;
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

/** Where glyphs stand to each other, and the glyph classes that refer to it. */
const POSITIONS = ['GPOS', 'GDEF'];

/**
 * A variable font whose distances between letters are those of one weight. How each distance varies with the weight
 * takes as much room as all outlines; the weights of a text typeface differ in it by a fifth of a pixel.
 *
 * @param variable the font as an uncompressed file
 * @param oneWeight the same letters, cut to the weight whose distances are taken
 */
export function withStaticKerning(variable: Uint8Array, oneWeight: Uint8Array): Buffer {
  const tables = tablesOf(variable);
  const taken = tablesOf(oneWeight);
  const glyphs = (of: ReadonlyMap<string, Buffer>) => of.get('maxp')?.readUInt16BE(4);
  if (glyphs(tables) !== glyphs(taken)) throw new Error('The two fonts have not the same letters.');
  for (const tag of POSITIONS) {
    const table = taken.get(tag);
    if (table) tables.set(tag, table);
    else tables.delete(tag);
  }
  return fontOf(Buffer.from(variable).readUInt32BE(0), tables);
}
