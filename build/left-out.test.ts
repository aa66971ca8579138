import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesOfFolder } from '../src/content/content-files.ts';
import { CONTENT } from '../tests/support/content-in-use.ts';
import { leftOut } from './left-out.ts';

const folder = mkdtempSync(join(tmpdir(), 'left-out-'));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync(CONTENT, folder, { recursive: true });

test('a service, a practice area, a policy and a person that nothing leads to are told', () => {
  expect(leftOut(folder)).toEqual([]);
  const added = (
    [
      ['services', '.yaml'],
      ['practice-areas', '.md'],
      ['policies', '.md'],
      ['team', '.md'],
    ] as const
  ).map(([part, extension]) => {
    const [first = ''] = filesOfFolder(join(folder, part), extension, { besides: ['portraits'] });
    const file = join(folder, part, `new-one${extension}`);
    cpSync(first, file);
    return file;
  });
  const [service, area, policy, person] = added;
  const told = leftOut(folder);
  expect(told.slice(0, 3)).toEqual([
    `${service}: no menu in navigation.yaml leads to /services/new-one`,
    `${area}: no menu in navigation.yaml leads to /practice-areas/new-one`,
    `${policy}: no menu in navigation.yaml leads to /new-one`,
  ]);
  // A site without departments has nobody who lacks one.
  expect([[], [`${person}: no department in pages/about.yaml names new-one`]]).toContainEqual(told.slice(3));
});
