import { expect, test } from 'vitest';
import { looksOf } from './brand-looks.ts';

test('the colors and the first family of each typeface are read from the theme', () => {
  const css =
    '@theme {\n  --color-*: initial;\n  --color-ink-2: #0a0b0c;\n  --color-veil: #0a0b0c99;\n  --font-sans: "One Face", Arial;\n}';
  expect(looksOf(css)).toEqual({ colors: { 'ink-2': '#0a0b0c' }, fonts: { sans: 'One Face' } });
});
