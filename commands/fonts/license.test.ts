import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inContent } from '../../tests/support/content-in-use.ts';

const FOLDER = inContent('brand/fonts');
const fonts = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ttf'),
);
/** An address in a font's table of names, which is in UTF-16. */
const inNames = (words: string) => Buffer.from(words, 'utf16le').swap16();

test.each(fonts)('%s names its authors and the address of its license', (name) => {
  const font = readFileSync(`${FOLDER}/${name}`);
  expect(['Copyright ', '© '].some((words) => font.includes(inNames(words)))).toBe(true);
  const addresses = ['scripts.sil.org/OFL', 'openfontlicense.org'];
  expect(addresses.some((address) => font.includes(inNames(address)))).toBe(true);
});

test.each(['sans', 'serif', 'code'])('the license of %s lies beside it, whole', (face) => {
  const license = readFileSync(`${FOLDER}/${face}.LICENSE.txt`, 'utf8');
  expect(license).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(license).toContain('OTHER DEALINGS IN THE FONT SOFTWARE.');
});
