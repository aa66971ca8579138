import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inContent } from '../tests/support/content-in-use.ts';
import { folderWith } from '../tests/support/folder-with.ts';
import { checkContrast } from './brand-contrast.ts';

test('a color pair without enough contrast stops the build with the pair, its ratio and the required ratio', () => {
  const css = readFileSync(inContent('brand/brand.css'), 'utf8');
  const folder = folderWith({ 'brand/brand.css': css });
  const file = join(folder, 'brand', 'brand.css');
  expect(() => checkContrast(folder)).not.toThrow();
  const paleInk = css.replace(/(--color-ink-3: ).*;/, '$1#8a949c;');
  const lowContrast = paleInk.replace(/(--color-paper: ).*;/, '$1#ffffff;');
  writeFileSync(file, lowContrast);
  const line = lowContrast.slice(0, lowContrast.indexOf('--color-ink-3:')).split('\n').length;
  expect(() => checkContrast(folder)).toThrow(
    `${file}: line ${line}: --color-ink-3: expected a contrast of at least 4.5 to 1 on --color-paper (text), found 3.08 (#8a949c on #ffffff)`,
  );
  writeFileSync(file, css.replace(/.*--color-edge: .*\n/, ''));
  expect(() => checkContrast(folder)).toThrow(`${file}: expected --color-edge as #rrggbb`);
});
