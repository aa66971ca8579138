import { expect, test } from 'vitest';
import { missingPackages } from './start-packages.ts';

const found = (path: string, text: string) =>
  missingPackages([{ path, text }], ['hono', '@astrojs/react']).length;

test.each([
  ['src/a.ts', "import { x } from 'purgecss';"],
  ['src/a.ts', "import 'purgecss/style.css';"],
  ['server/a.ts', "const x = await import('@scope/tool');"],
  ['astro.config.ts', "import x from '@scope/tool/part';"],
])('%s with %s is refused', (path, text) => {
  expect(found(path, text)).toBe(1);
});

test.each([
  ['src/a.ts', "import { Hono } from 'hono/tiny';"],
  ['src/a.ts', "import x from '@astrojs/react';"],
  ['server/a.ts', "import { join } from 'node:path';"],
  ['src/a.astro', "import { getEntry } from 'astro:content';"],
  ['src/a.test.ts', "import { test } from 'vitest';"],
  ['commands/check/a.ts', "import x from 'lighthouse';"],
])('%s with %s passes', (path, text) => {
  expect(found(path, text)).toBe(0);
});
