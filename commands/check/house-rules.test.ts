import { expect, test } from 'vitest';
import { houseRuleBreaches, MAX_LINES, MAX_ROUTE_LINES } from './house-rules.ts';

const breaches = (path: string, text: string) => houseRuleBreaches([{ path, text }]).length;

test('a file may have as many lines as the limit and not one more', () => {
  expect(breaches('src/ui/a.ts', 'x\n'.repeat(MAX_LINES))).toBe(0);
  expect(breaches('src/ui/a.ts', 'x\n'.repeat(MAX_LINES + 1))).toBe(1);
});

test('a route may have only a few', () => {
  expect(breaches('src/pages/a.astro', 'x\n'.repeat(MAX_ROUTE_LINES))).toBe(0);
  expect(breaches('src/pages/a.astro', 'x\n'.repeat(MAX_ROUTE_LINES + 1))).toBe(1);
});

test.each([
  ['src/utils/a.ts', ''],
  ['src/ui/helpers.ts', ''],
  ['src/ui/a.ts', `// ${'TO'}${'DO'} later`],
  ['src/ui/a.ts', `// @ts-${'ignore'}`],
  ['src/ui/a.tsx', '<p style={x} />'],
  ['src/pages/a.astro', '<p style="x"></p>'],
  ['src/pages/a.astro', "const home = (await getEntry('home', 'home'))!.data;"],
  ['src/site/document.astro', 'const url = Astro.site!;'],
])('%s with "%s" is refused', (path, text) => {
  expect(breaches(path, text)).toBe(1);
});

test('an ordinary file passes', () => {
  expect(breaches('src/pages/a.astro', 'const away = !here && a !== b && !b();\n')).toBe(0);
  expect(breaches('src/ui/a.tsx', 'export const Style = () => <p className="style" />;\n')).toBe(0);
});
