import { expect, test } from 'vitest';
import { ROOT } from '../bootstrap/install.mjs';
import { idleArrows, wrongImports } from './dependency-direction.ts';
import { sourceFiles } from './source-files.ts';

const found = (path: string, imported: string) =>
  wrongImports([{ path, text: `import { x } from '${imported}';\n` }]).length;

test.each([
  ['src/text/a.ts', '../ui/b.tsx'],
  ['src/ui/a.tsx', '../content/b.ts'],
  ['src/ui/a.tsx', '../features/home/b.tsx'],
  ['src/content/a.ts', '../seo/b.ts'],
  ['src/seo/a.ts', '../features/home/b.ts'],
  ['src/features/home/a.tsx', '../../site/b.tsx'],
  ['src/features/home/a.tsx', '../quiz/b.tsx'],
  ['src/features/home/a.tsx', '../../../server/b.ts'],
  ['src/features/home/a.tsx', '../../../build/b.ts'],
  ['src/site/document.astro', '../pages/index.astro'],
  ['tests/journeys/a.spec.ts', '../../src/pages/index.astro'],
  ['server/a.ts', '../src/site/b.ts'],
  ['server/a.ts', '../src/ui/b.tsx'],
  ['server/http/a.ts', '../../commands/b.ts'],
  ['server/http/a.ts', '../../build/b.ts'],
  ['commands/a.ts', '../src/ui/b.tsx'],
])('%s may not import %s', (path, imported) => {
  expect(found(path, imported)).toBe(1);
});

test.each([
  ['src/ui/a.tsx', '../text/b.ts'],
  ['src/ui/a.tsx', './b.tsx'],
  ['src/ui/a.tsx', 'react'],
  ['src/features/home/a.tsx', './b.tsx'],
  ['src/features/home/a.tsx', '../contact/b.tsx'],
  ['src/features/blog/plates/a.ts', '../../../text/b.ts'],
  ['src/site/a.ts', '../features/contact/b.ts'],
  ['src/pages/blog/a.astro', '../../features/blog/b.tsx'],
  ['src/content.config.ts', './features/blog/b.ts'],
  ['server/http/a.ts', '../../src/features/contact/b.ts'],
  ['build/a.ts', '../server/serving/b.ts'],
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
  expect(wrongImports([{ path: 'src/text/a.ts', text }])).toHaveLength(1);
});

test('an arrow between features that nothing needs is told', () => {
  expect(idleArrows([]).length).toBeGreaterThan(10);
  const text = "import { x } from '../contact/b.ts';";
  const told = (path: string) =>
    idleArrows([{ path, text }]).some((line) => line.includes('home takes nothing from contact'));
  expect(told('src/features/home/a.ts')).toBe(false);
  expect(told('src/features/quiz/a.ts')).toBe(true);
});

test('sources are found at all, or the rule would hold for nothing', () => {
  expect(sourceFiles(ROOT).length).toBeGreaterThan(50);
});
