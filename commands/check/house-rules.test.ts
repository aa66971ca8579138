import { expect, test } from 'vitest';
import { houseRuleBreaches, MAX_ROUTE_LINES } from './house-rules.ts';

const breaches = (path: string, text: string) => houseRuleBreaches([{ path, text }]).length;

test('a route may have as many lines as the limit and not one more', () => {
  const route = (lines: number) => `---\n${'x;\n'.repeat(lines - 2)}---\n`;
  expect(breaches('src/pages/a.astro', route(MAX_ROUTE_LINES))).toBe(0);
  expect(breaches('src/pages/a.astro', route(MAX_ROUTE_LINES + 1))).toBe(1);
  expect(breaches('src/site/document.astro', route(MAX_ROUTE_LINES + 1))).toBe(0);
});

test.each([
  ['src/utils/a.ts', ''],
  ['src/ui/helpers.ts', ''],
  ['src/ui/a.ts', `// ${'TO'}${'DO'} later`],
  ['src/ui/a.ts', `// @ts-${'ignore'}`],
  ['src/site/document.astro', '<p style="x"></p>'],
  ['src/pages/a.astro', "---\nconst home = (await getEntry('home', 'home'))!.data;\n---\n"],
  ['src/site/document.astro', 'const url = Astro.site!;'],
  ['src/pages/a.astro', '---\nload();\n---\n<Document><p /></Document>\n'],
  ['src/pages/a.astro', '---\nload();\n---\n<Document>Welcome</Document>\n'],
  ['src/pages/a.astro', '---\nload();\n---\n<Document title="All our articles" />\n'],
])('%s with "%s" is refused', (path, text) => {
  expect(breaches(path, text)).toBe(1);
});

test.each([
  ['src/site/a.astro', 'const away = !here && a !== b && !b();\n'],
  ['src/ui/a.tsx', 'export const Style = () => <p className="style" />;\n'],
  [
    'src/pages/a.astro',
    '---\nload();\n---\n<Document meta={{ ...x, make: () => 1 }}>\n  <View {page} slot="closing" />\n</Document>\n',
  ],
])('%s with "%s" passes', (path, text) => {
  expect(breaches(path, text)).toBe(0);
});
