import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dropUnusedScripts } from './unused-scripts.ts';

const folder = mkdtempSync(join(tmpdir(), 'unused-scripts-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('scripts stay that a page names, or a script that one names; others go', async () => {
  const files = {
    'a.html': '<astro-island component-url="/_astro/quiz.1.js">',
    'quiz.1.js': 'import "./shared.2.js"',
    'shared.2.js': '',
    'scorecard.3.js': 'import "./figures.4.js"',
    'figures.4.js': '',
    'sans.woff2': '',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  await dropUnusedScripts(folder);
  expect(readdirSync(folder).sort()).toEqual(['a.html', 'quiz.1.js', 'sans.woff2', 'shared.2.js']);
});
