import { expect, test } from 'vitest';
import { circlesOf, countExports, modulesOf } from './counts.ts';

const modules = (files: Record<string, string>) => modulesOf(new Map(Object.entries(files)));

test('a circle is found through types, routes and views, and counted once', () => {
  const found = circlesOf(
    modules({
      'src/a.ts': "import type { B } from './b.tsx';\nexport type A = B;",
      'src/b.tsx': "export const b = () => import('./c.astro');\nexport type B = 1;",
      'src/c.astro': "---\nimport './a.ts';\n---\n<A />",
      'src/d.ts': "import './a.ts';",
    }),
  );
  expect(found).toEqual([['src/a.ts', 'src/b.tsx', 'src/c.astro']]);
});

test('an export has one user when one other file names it, by its own name or as part of all', () => {
  const exported = countExports(
    modules({
      'src/a.ts':
        'export const one = 1;\nexport const two = 2;\nexport function none() {}\nexport type Both = 1;',
      'src/b.ts': "import { one as other, type Both } from './a.ts';",
      'src/c.ts': "import { two } from './a.ts';\nimport type { Both } from './a.ts';",
      'src/d.ts': "export { two } from './a.ts';",
      'src/e.css': '.a { color: red; }',
    }),
  );
  expect(exported).toEqual({ all: 4, withOneUser: 1 });
});
