import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { CONTENT, isSample } from '../tests/support/content-in-use.ts';
import { folderWith } from '../tests/support/folder-with.ts';
import { ContentError } from './content/check-content.ts';
import { ROWS } from './content-checks.fixture.ts';
import { checkedContent, contentIn } from './content-checks.ts';

const folder = folderWith();

const lineOf = (text: string, excerpt: string) =>
  text.slice(0, text.indexOf(excerpt)).split('\n').length;

let lines: string[] = [];
beforeAll(async () => {
  if (!isSample) return;
  cpSync(CONTENT, folder, { recursive: true });
  rmSync(join(folder, 'pages', 'blog.yaml'));
  for (const [path, from, to] of ROWS) {
    const file = join(folder, path);
    const isNew = /zz|boise\.yml/.test(path);
    const text = isNew ? '' : readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(from, to));
  }
  const error = await checkedContent(folder).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ContentError);
  lines = (error as Error).message.split('\n').map((line) => line.replace(`${folder}/`, ''));
});

test.runIf(isSample).each(ROWS)(
  '%s: a change of %s to %j is reported: %s',
  (path, _, to, message, excerpt = to.split('\n')[0] ?? '') => {
    const text = readFileSync(join(folder, path), 'utf8');
    const hasLine = excerpt !== '' && text !== 'a: 1';
    const expected = hasLine ? `${path}: line ${lineOf(text, excerpt)}: ` : `${path}: `;
    const matches = lines.filter((line) => line.startsWith(expected) && line.includes(message));
    expect(matches, lines.filter((line) => line.startsWith(path)).join('\n')).toHaveLength(1);
  },
);

test.runIf(isSample)('a missing file that the site needs is reported', () => {
  expect(lines).toContain('pages/blog.yaml: expected this file, found none');
});

test('our content has no mistake', () => expect(contentIn(CONTENT).mistakes).toEqual([]));

test('unsaved text of the editor is checked in place of its file', () => {
  const draft = { path: 'claims.yaml', text: 'claims: []\nnotes: x\n' };
  const { mistakes } = contentIn(CONTENT, draft);
  expect(mistakes.find(({ path }) => path === 'claims.yaml')?.mistake.line).toBe(2);
});
