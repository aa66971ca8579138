import { globSync, readFileSync } from 'node:fs';
import { Blob, Face, Font, Buffer as Letters, shape } from 'harfbuzzjs';
import { LETTERS } from '../../src/text/letters.ts';

/** Two glyphs that stand next to each other, by number, and how much nearer they come, in units of the font. */
type KernedPair = { left: number; right: number; units: number };

/** What the site says. Another brand has its own, and the same language. */
const TEXTS = 'content/**/*.{md,yaml,yml,json}';
/** Distances are rounded to so many units, at most 0.004 em: values that repeat take less room. */
const STEP = 4;

/** How often two of our letters stand next to each other. */
function neighbors(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of globSync(TEXTS).map((file) => readFileSync(file, 'utf8')))
    for (let at = 1; at < text.length; at += 1) {
      const pair = text.slice(at - 1, at + 1);
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  return counts;
}

/** How a text is set in a font of one weight: the numbers of its glyphs, and how far it goes in units of the font. */
function settingIn(file: Uint8Array) {
  const font = new Font(new Face(new Blob(file)));
  return (text: string) => {
    const letters = new Letters();
    letters.addText(text);
    letters.guessSegmentProperties();
    shape(font, letters);
    const set = letters.getGlyphInfosAndPositions();
    return {
      glyphs: set.map(({ codepoint }) => codepoint),
      width: set.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0),
    };
  };
}

/**
 * The pairs whose distance shows most: how far they move, times how often they stand in our texts.
 *
 * @param file the font at one weight, with all its kerning, uncompressed
 */
export function pairsInUse(file: Uint8Array, atMost: number): KernedPair[] {
  const setting = settingIn(file);
  const counts = neighbors();
  const alone = new Map([...LETTERS].map((letter) => [letter, setting(letter)] as const));
  const pairs: (KernedPair & { seen: number })[] = [];
  for (const [first, a] of alone)
    for (const [second, b] of alone) {
      const { glyphs, width } = setting(first + second);
      const [left, right] = glyphs;
      const units = Math.round((width - a.width - b.width) / STEP) * STEP;
      if (units === 0 || left === undefined || right === undefined) continue;
      pairs.push({ left, right, units, seen: (counts.get(first + second) ?? 0) * Math.abs(units) });
    }
  return pairs.toSorted((a, b) => b.seen - a.seen).slice(0, atMost);
}

/** A table "kern" (OpenType specification): pairs in the order of their glyphs, found by halving. */
function kernTable(pairs: readonly KernedPair[]) {
  const power = Math.floor(Math.log2(pairs.length));
  const searched = 6 * 2 ** power;
  const head = [
    0,
    1,
    0,
    14 + 6 * pairs.length,
    1,
    pairs.length,
    searched,
    power,
    6 * pairs.length - searched,
  ];
  const sorted = pairs.toSorted((a, b) => a.left - b.left || a.right - b.right);
  const values = [...head, ...sorted.flatMap(({ left, right, units }) => [left, right, units & 0xffff])];
  const table = Buffer.alloc(2 * values.length);
  for (const [at, value] of values.entries()) table.writeUInt16BE(value, 2 * at);
  return table;
}

/**
 * The font with these distances between letters, the same at every weight. Tables stand behind a list of them in
 * alphabetical order. No sums are written: whoever compresses the font writes its own.
 *
 * @param file uncompressed, without kerning of its own
 */
export function withKerning(file: Uint8Array, pairs: readonly KernedPair[]): Buffer {
  const font = Buffer.from(file);
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
    const record = font.subarray(12 + 16 * at, 28 + 16 * at);
    const start = record.readUInt32BE(8);
    return {
      tag: record.toString('latin1', 0, 4),
      table: font.subarray(start, start + record.readUInt32BE(12)),
    };
  }).filter(({ tag }) => tag !== 'GPOS');
  records.push({ tag: 'kern', table: kernTable(pairs) });
  records.sort((a, b) => (a.tag < b.tag ? -1 : 1));
  const head = Buffer.alloc(12 + 16 * records.length);
  font.copy(head, 0, 0, 4);
  head.writeUInt16BE(records.length, 4);
  const parts: Buffer[] = [head];
  let end = head.length;
  for (const [at, { tag, table }] of records.entries()) {
    head.write(tag, 12 + 16 * at, 'latin1');
    head.writeUInt32BE(end, 20 + 16 * at);
    head.writeUInt32BE(table.length, 24 + 16 * at);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    parts.push(padded);
    end += padded.length;
  }
  return Buffer.concat(parts);
}
