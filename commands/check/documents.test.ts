import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../server/settings.ts';
import { isSample } from '../../tests/support/content-in-use.ts';
import { ROOT } from '../bootstrap/install.mjs';

const readRootFile = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...globSync('docs/**/*.md', { cwd: ROOT }),
];
const BLOCK = /^```[\s\S]*?^```$/gm;
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const PATH = /`((?:content|src|server|build|commands|tests|docs)\/[^`<>*\s]+)`/g;
/** A changelog may name files that no longer exist. */
const HISTORY = ['CHANGELOG.md'];

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

describe.each(PAGES)('%s mentions only what exists', (page) => {
  const text = readRootFile(page);
  const prose = text.replaceAll(BLOCK, '');

  test('every command exists', () => {
    const scripts = Object.keys(JSON.parse(readRootFile('package.json')).scripts);
    expect(scripts).toEqual(expect.arrayContaining(namesIn(text, /npm run ([a-z][\w-]*)/g)));
    const parts = namesIn(readRootFile('commands/prove.ts'), /^ {2}(\w+): \{$/gm);
    expect(parts).toEqual(expect.arrayContaining(namesIn(text, /npm run prove -- ([a-z][\w-]*)/g)));
  });

  test.skipIf(HISTORY.includes(page))('every file exists', () => {
    const missing = namesIn(prose, PATH).filter((path) => !existsSync(join(ROOT, path)));
    expect(missing.filter((path) => isSample || !path.startsWith('content/'))).toEqual([]);
  });

  test('every page and heading exists', () => {
    const links = [...prose.matchAll(/\]\((?!https?:|\/)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
    const brokenLinks = links.filter(([, file = '', anchor]) => {
      const path = file ? join(dirname(page), file) : page;
      if (!existsSync(join(ROOT, path))) return true;
      return (
        anchor &&
        !namesIn(readRootFile(path), /^#+ (.*)$/gm).some((heading) => anchorOf(heading) === anchor)
      );
    });
    expect(brokenLinks.map(([link]) => link)).toEqual([]);
  });
});

test('docs/operations.md lists every setting that the server reads, and no other', () => {
  const readNames = new Set<string>();
  const env = new Proxy({}, { get: (_, name) => void readNames.add(String(name)) });
  readSettings(env);
  const [, table = ''] = readRootFile('docs/operations.md').split('\n## Settings\n');
  const listedNames = namesIn(table, /^\| `(\w+)` \|/gm);
  expect([...listedNames, 'SITE_DIR'].sort()).toEqual([...readNames].sort());
});
