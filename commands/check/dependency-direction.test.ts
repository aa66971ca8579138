import { expect, test } from 'vitest';
import { ROOT } from '../bootstrap/install.mjs';
import { wrongImports } from './dependency-direction.ts';
import { sourceFiles } from './source-files.ts';

const found = (path: string, imported: string) =>
  wrongImports([{ path, text: `import { x } from '${imported}';\n` }]).length;

test.each([
  ['src/schemas/a.ts', '../rules/b.ts'],
  ['src/rules/a.ts', '../ui/b.tsx'],
  ['src/ui/a.tsx', '../sections/b.tsx'],
  ['src/ui/a.tsx', '../seo/b.ts'],
  ['src/sections/a.tsx', '../views/b.tsx'],
  ['src/views/a.tsx', '../shell/b.tsx'],
  ['src/browser/a.ts', '../ui/b.tsx'],
  ['src/seo/a.ts', '../sections/b.tsx'],
  ['src/document.astro', './pages/index.astro'],
  ['tests/journeys/a.spec.ts', '../../src/pages/index.astro'],
  ['server/a.ts', '../src/browser/b.ts'],
  ['server/http/a.ts', '../../commands/b.ts'],
  ['commands/a.ts', '../src/ui/b.tsx'],
])('%s may not import %s', (path, imported) => {
  expect(found(path, imported)).toBe(1);
});

test.each([
  ['src/rules/a.ts', '../schemas/b.ts'],
  ['src/ui/a.tsx', '../browser/b.ts'],
  ['src/views/a.tsx', '../sections/b.tsx'],
  ['src/pages/blog/a.astro', '../../views/b.tsx'],
  ['server/http/a.ts', '../../src/schemas/b.ts'],
  ['commands/build/a.ts', '../../server/serving/b.ts'],
  ['src/ui/a.tsx', './b.tsx'],
  ['src/ui/a.tsx', 'react'],
])('%s may import %s', (path, imported) => {
  expect(found(path, imported)).toBe(0);
});

test.each([
  "export { x } from '../ui/b.tsx';",
  "import '../ui/b.css';",
  "const x = await import('../ui/b.tsx');",
  "import {\n  x,\n  y,\n} from '../ui/b.tsx';",
  "import type { X } from '../ui/b.tsx';",
])('every way to import is seen: %s', (text) => {
  expect(wrongImports([{ path: 'src/rules/a.ts', text }])).toHaveLength(1);
});

test('sources are found at all, or the rule would hold for nothing', () => {
  expect(sourceFiles(ROOT).length).toBeGreaterThan(50);
});
