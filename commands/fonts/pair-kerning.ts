import { type Tables, withTables } from './font-tables.ts';

/** `left` and `right` are numbers of glyphs, `units` is the change of their distance. */
export type KernedPair = { left: number; right: number; units: number };

/** With only this flag, a value record changes the advance width of the left glyph. */
const X_ADVANCE = 0x0004;
const PAIR_ADJUSTMENT = 2;
const OFFSET_BYTES = 2;

export const uint16Bytes = (...values: number[]) => {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, 2 * index);
  return bytes;
};
const tagBytes = (name: string) => Buffer.from(name, 'latin1');

function offsetsAfter(head: number, parts: readonly Buffer[]): number[] {
  let start = head;
  return parts.map((part) => {
    const offset = start;
    start += part.length;
    return offset;
  });
}

/** OpenType specification, "Pair Adjustment Positioning Format 1". */
function pairSubtable(pairs: readonly KernedPair[]): Buffer {
  const byLeft = Map.groupBy(
    pairs.toSorted((a, b) => a.left - b.left || a.right - b.right),
    ({ left }) => left,
  );
  const sets = [...byLeft.values()].map((set) =>
    uint16Bytes(set.length, ...set.flatMap(({ right, units }) => [right, units])),
  );
  const headBytes = 10 + OFFSET_BYTES * sets.length;
  const coverage = uint16Bytes(1, byLeft.size, ...byLeft.keys());
  const offsets = offsetsAfter(headBytes, [...sets, coverage]);
  const coverageOffset = offsets.pop() ?? headBytes;
  const head = uint16Bytes(1, coverageOffset, X_ADVANCE, 0, sets.length, ...offsets);
  return Buffer.concat([head, ...sets, coverage]);
}

/** OpenType specification, "GPOS", with the single feature "kern". */
function positionTable(pairs: readonly KernedPair[]): Buffer {
  const script = uint16Bytes(4, 0, 0, 0xffff, 1, 0);
  const scripts = ['DFLT', 'latn'];
  const listHead = 2 + 6 * scripts.length;
  const scriptList = Buffer.concat([
    uint16Bytes(scripts.length),
    ...scripts.flatMap((name) => [tagBytes(name), uint16Bytes(listHead)]),
    script,
  ]);
  const featureList = Buffer.concat([
    uint16Bytes(1),
    tagBytes('kern'),
    uint16Bytes(8),
    uint16Bytes(0, 1, 0),
  ]);
  const lookupList = Buffer.concat([
    uint16Bytes(1, 4),
    uint16Bytes(PAIR_ADJUSTMENT, 0, 1, 8),
    pairSubtable(pairs),
  ]);
  const parts = [scriptList, featureList, lookupList];
  return Buffer.concat([uint16Bytes(1, 0, ...offsetsAfter(10, parts)), ...parts]);
}

/** The pairs are the same at every weight. `font` is uncompressed. */
export function withKerning(font: Uint8Array, pairs: readonly KernedPair[]): Buffer {
  return withTables(font, (tables: Tables) => {
    tables.set('GPOS', positionTable(pairs));
    // Only the removed kerning used the classes of this table.
    tables.delete('GDEF');
  });
}
