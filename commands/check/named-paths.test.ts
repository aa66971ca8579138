import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../bootstrap/install.mjs';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
/** A block of code may name files that its reader is to make. */
const BLOCK = /^```[\s\S]*?^```$/gm;
/** A path of ours in backticks; one with a placeholder names no file. */
const PATH = /`((?:content|src|server|build|commands|tests|docs)\/[^`<>*\s]+)`/g;

test('every decision is in the list of decisions, and none that is not there', () => {
  const folder = join(ROOT, 'docs', 'decisions');
  const listed = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/\]\(([\w-]+\.md)\)/g)];
  const there = readdirSync(folder).filter((name) => name !== 'README.md');
  expect(listed.map(([, name]) => name).sort()).toEqual(there.sort());
});

describe('what the documents name is there', () => {
  test.each(PAGES)('%s', (page) => {
    const words = readFileSync(join(ROOT, page), 'utf8').replaceAll(BLOCK, '');
    const named = [...words.matchAll(PATH)].map(([, path = '']) => path);
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
