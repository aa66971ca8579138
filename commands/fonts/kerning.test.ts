import { readFileSync } from 'node:fs';
import fontverter from 'fontverter';
import { expect, test } from 'vitest';

/** Where the number of pairs stands in a table "kern". */
const PAIRS_AT = 10;

test.each(['sans', 'serif'])(
  '%s as served has the distances between the letters of our texts',
  async (face) => {
    const font = Buffer.from(
      await fontverter.convert(readFileSync(`content/brand/fonts/${face}.woff2`), 'sfnt'),
    );
    const records = Array.from({ length: font.readUInt16BE(4) }, (_, at) =>
      font.subarray(12 + 16 * at, 28 + 16 * at),
    );
    const kern = records.find((record) => record.toString('latin1', 0, 4) === 'kern');
    expect(font.readUInt16BE((kern?.readUInt32BE(8) ?? 0) + PAIRS_AT)).toBe(300);
  },
);
