import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPatterns, type Pattern } from './find-patterns.ts';
import { judgePatterns, keyOf } from './judge.ts';
import { composedPatterns, patternFaults, unseenFaults } from './slow-patterns.ts';

const SOURCE = `const slash = 1 / 2 / 3;
const text = 'a/b/c';
const written = /[/]a+$/gi;
export const PIECES = ['a', 'b'].map((piece) => new RegExp(\`^\${piece}$\`, 'i'));
export const called = (word) => RegExp(word);
`;
const at = (source: string, path = 'src/a.ts'): Pattern => ({ source, flags: '', path, line: 3 });
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'northbar-patterns-'));
  await writeFile(join(folder, 'a.ts'), SOURCE);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('patterns are found where they are written or put together, and nowhere else', async () => {
  const { patterns, composed } = findPatterns([{ path: 'a.ts', text: SOURCE }]);
  expect(patterns).toEqual([{ source: '[/]a+$', flags: 'gi', path: 'a.ts', line: 3 }]);
  expect(composed.map(({ line }) => line)).toEqual([4, 5]);
  const { patterns: made, unseen } = await composedPatterns(folder, composed);
  expect(made.map(keyOf)).toEqual(['/^a$/i', '/^b$/i']);
  expect(unseen).toEqual([{ path: 'a.ts', line: 5 }]);
});

test('growth is told apart, and kept', async () => {
  // the first is what once stopped the server
  const patterns = ['(?:(?:all|the|all the) )*x', 'a+$', '^a+$'].map((source) => at(source));
  const file = join(folder, 'judged.json');
  const growths = await judgePatterns(patterns, file);
  expect([...growths.values()]).toEqual(['exponential', 'polynomial', 'linear']);
  const kept = await readFile(file, 'utf8');
  await writeFile(file, kept.replace('exponential', 'linear'));
  expect([...(await judgePatterns(patterns, file)).values()]).toEqual(['linear', 'polynomial', 'linear']);
  // what no pattern asks for any more goes, and what is no growth is found out again
  await writeFile(file, kept.replaceAll('polynomial', 'none').replaceAll('linear', 'none'));
  expect([...(await judgePatterns(patterns.slice(1), file)).values()]).toEqual(['polynomial', 'linear']);
  expect(Object.values(JSON.parse(await readFile(file, 'utf8'))).toSorted()).toEqual([
    'linear',
    'polynomial',
  ]);
});

describe('what is refused', () => {
  const grows = ({ source }: Pattern) => source as 'linear' | 'polynomial' | 'exponential' | 'unknown';
  const bounded = [{ paths: ['src/a.ts', 'src/b/'], input: 'a name', bound: 100 }];
  const needed = [at('polynomial'), at('polynomial', 'src/b/c.ts')];

  test.each([
    ['polynomial', 'src/c.ts', 1],
    ['polynomial', 'src/b/d.ts', 0],
    ['exponential', 'src/a.ts', 1],
    ['unknown', 'src/a.ts', 1],
    ['linear', 'src/c.ts', 0],
  ])('%s in %s', (source, path, faults) => {
    expect(patternFaults([...needed, at(source, path)], grows, bounded)).toHaveLength(faults);
  });

  test('a bound that nothing needs any more', () => {
    expect(patternFaults([at('polynomial'), at('linear', 'src/b/c.ts')], grows, bounded)).toEqual([
      'commands/check/patterns/bounded-input.ts: src/b/ needs no bound any more',
    ]);
  });

  test('a pattern made inside a function, unless it is listed, and a list that is out of date', () => {
    const place = { path: 'src/a.ts', line: 5 };
    expect(unseenFaults([place], [])).toHaveLength(1);
    expect(unseenFaults([place], [place])).toEqual([]);
    expect(unseenFaults([], [place])).toHaveLength(1);
  });
});
