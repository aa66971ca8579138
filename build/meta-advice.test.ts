import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CONTENT } from '../tests/support/content-in-use.ts';
import { metaAdvice } from './meta-advice.ts';

const folder = mkdtempSync(join(tmpdir(), 'advice-'));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync(CONTENT, folder, { recursive: true });

test('a description that the name makes too long is told with file, line and length, and stops nothing', () => {
  const file = join(folder, 'pages', 'home.yaml');
  const said = (name: string) => metaAdvice(folder, name).filter((line) => line.startsWith(file));
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => /^ +description:/.test(line));
  lines[at] = `  description: "${'{brand} '.repeat(4)}${'x'.repeat(118)}"`;
  writeFileSync(file, lines.join('\n'));
  expect(said('Northbar')).toEqual([]);
  expect(said('Harbor & Finch')).toEqual([
    `${file}: line ${at + 1}: meta.description: search results show a description of 120 to 160 characters whole, found 178`,
  ]);
});

test('an article and a title are told, too', () => {
  const article = join(folder, 'blog', 'short.md');
  writeFileSync(article, '---\ntitle: Short\nmeta_description: Too short.\n---\n\nText.\n');
  expect(metaAdvice(folder, 'Northbar').filter((line) => line.startsWith(article))).toEqual([
    `${article}: line 3: meta_description: search results show a description of 120 to 160 characters whole, found 10`,
  ]);
  const terms = join(folder, 'policies', 'terms-of-service.md');
  writeFileSync(terms, readFileSync(terms, 'utf8').replace(/^( +title:).*/m, `$1 ${'x'.repeat(61)}`));
  expect(metaAdvice(folder, 'Northbar').filter((line) => line.startsWith(terms))).toEqual([
    expect.stringMatching(
      /line \d+: meta\.title: search results cut a title after about 60 characters, found 61$/,
    ),
  ]);
});
