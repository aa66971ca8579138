import { expect, test } from 'vitest';
import { brandColor, brandLooks, looksOf } from './brand-looks.ts';

test('colors and the first family of each typeface', () => {
  const css =
    '@theme {\n  --color-*: initial;\n  --color-ink-2: #0a0b0c;\n  --color-veil: #0a0b0c99;\n  --font-sans: "One Face", Arial;\n}';
  expect(looksOf(css)).toEqual({ colors: { 'ink-2': '#0a0b0c' }, fonts: { sans: 'One Face' } });
});

test('our brand has everything that pictures and the PDF need', () => {
  expect(Object.keys(brandLooks().fonts)).toEqual(
    expect.arrayContaining(['sans', 'serif', 'code']),
  );
  for (const name of ['ink', 'ink-2', 'ink-3', 'rule', 'line', 'fog', 'paper', 'mark', 'red'])
    expect(brandColor(name)).toMatch(/^#[0-9a-f]{6}$/);
  expect(() => brandColor('green')).toThrow('expected --color-green as #rrggbb');
});
