import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { SitePage } from '../../src/features/sitemap/site-page.ts';
import { writeTexts } from './write-texts.ts';

const SITE = { brand: 'Northbar', origin: 'https://www.northbar.example' };
const html = (name: string) =>
  `<!doctype html><html><body><main><h1>${name}</h1><p>Text of ${name}.</p></main></body></html>`;
const words = { title: 'Title', description: 'About home & more.' };
const PAGES: SitePage[] = [
  { path: '/', kind: 'home', name: 'Home', ...words },
  { path: '/services/ppc', kind: 'service', name: 'Pay-Per-Click', ...words },
  { path: '/blog/a', kind: 'article', name: 'Ads', published: '2025-05-12', ...words },
  { path: '/contact', kind: 'form', name: 'Contact', ...words },
];
let directory = '';
const read = (file: string) => readFileSync(join(directory, file), 'utf8');

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'northbar-texts-'));
  for (const folder of ['services', 'blog']) mkdirSync(join(directory, folder));
  writeFileSync(join(directory, 'index.html'), html('Home'));
  writeFileSync(join(directory, 'services/ppc.html'), html('PPC'));
  writeFileSync(join(directory, 'blog/a.html'), html('A'));
  writeFileSync(join(directory, 'blog/a.md'), '# From its source\n');
  await writeTexts(directory, PAGES, SITE);
});

test('each public page is markdown too; what was made from the source stays', () => {
  expect(read('index.md')).toBe(`# Home\n\nText of Home.\n\nSource: <${SITE.origin}/>\n`);
  expect(read('services/ppc.md')).toContain('# PPC\n');
  expect(read('blog/a.md')).toBe('# From its source\n');
  expect(existsSync(join(directory, 'contact.md'))).toBe(false);
});

test('the whole text stands in one file', () => {
  const text = read('llms-full.txt');
  expect(text.startsWith('# Northbar\n\n> About home & more.\n')).toBe(true);
  expect(text.indexOf('# Home')).toBeLessThan(text.indexOf('# PPC'));
  expect(text).toContain('---\n\n# From its source\n');
});

test('a preview of samples has no whole text', async () => {
  rmSync(join(directory, 'llms-full.txt'));
  await writeTexts(directory, PAGES, { ...SITE, preview: true });
  expect(existsSync(join(directory, 'llms-full.txt'))).toBe(false);
});
