import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesOfFolder } from '../src/content/content-files.ts';
import { CONTENT } from '../tests/support/content-in-use.ts';
import { refuseMistakes } from './content-mistakes.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
  cpSync(CONTENT, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is said of the folder, by file, without the lines' numbers. */
function said() {
  try {
    refuseMistakes(folder);
    return [];
  } catch (error) {
    return (error as Error).message
      .split('\n')
      .map((line) => line.replace(`${folder}/`, '').replace(/line \d+/, 'line'));
  }
}
function add(path: string, line: string) {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    path.endsWith('.md') ? text.replace('---\n', `---\n${line}\n`) : `${text}${line}\n`,
  );
}

test('the mistakes of all files are reported at once, those of site.yaml too', () => {
  const [article = ''] = filesOfFolder(join(folder, 'blog'), '.md', { isAddress: false });
  add('site.yaml', 'fone: 1');
  add('pages/home.yaml', 'heros: 1');
  add('pages/about.yaml', 'heros: 1');
  add(article.replace(`${folder}/`, ''), 'catgory: Web Design');
  const files = new Set(said().map((line) => line.split(':')[0]));
  expect([...files].sort()).toEqual(
    ['site.yaml', 'pages/home.yaml', 'pages/about.yaml', article.replace(`${folder}/`, '')].sort(),
  );
});
