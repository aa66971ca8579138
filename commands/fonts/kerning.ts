import { globSync, readFileSync } from 'node:fs';
import { contentDirectory } from '../../src/content/read-content.ts';
import { LETTERS } from '../../src/text/letters.ts';
import { type Tables, typesetterOf, uint16Bytes, withTables } from './font-tables.ts';

/** `left` and `right` are glyph numbers. `units` is the change of the distance between them. */
type KernedPair = { left: number; right: number; units: number };

/** With only this flag, a value record changes the advance width of the left glyph. */
const X_ADVANCE = 0x0004;
const PAIR_ADJUSTMENT = 2;
const OFFSET_BYTES = 2;

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

const TEXTS = `${contentDirectory(process.env)}/**/*.{md,yaml,yml,json}`;

function countLetterPairs(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of globSync(TEXTS)) {
    const text = readFileSync(file, 'utf8');
    for (let at = 1; at < text.length; at++) {
      const pair = text.slice(at - 1, at + 1);
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  return counts;
}

// Returns the `max` pairs whose kerning is most visible: the change of distance times the number of
// such pairs in our texts.
export function pairsInUse(file: Uint8Array, max: number, step: number): KernedPair[] {
  const typeset = typesetterOf(file);
  const counts = countLetterPairs();
  const typesetLetters = new Map([...LETTERS].map((letter) => [letter, typeset(letter)] as const));
  const pairs: (KernedPair & { visibility: number })[] = [];
  for (const [leftLetter, leftText] of typesetLetters)
    for (const [rightLetter, rightText] of typesetLetters) {
      const { glyphs, width } = typeset(leftLetter + rightLetter);
      const [left, right] = glyphs;
      const units = Math.round((width - leftText.width - rightText.width) / step) * step;
      if (units === 0 || left === undefined || right === undefined) continue;
      pairs.push({
        left,
        right,
        units,
        visibility: (counts.get(leftLetter + rightLetter) ?? 0) * Math.abs(units),
      });
    }
  return pairs
    .toSorted((a, b) => b.visibility - a.visibility)
    .slice(0, max)
    .map(({ left, right, units }) => ({ left, right, units }));
}
