import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import * as content from './entries.ts';
import type { Site } from './site.ts';

/** A content folder in which nothing is but one file of each kind that the tests name. */
vi.mock('astro:content', () => ({
  getCollection: async (name: string, takes: (entry: { id: string }) => boolean = () => true) =>
    (FILES[name as keyof typeof FILES] ?? []).filter(takes),
  getEntry: async (name: string, id: string) =>
    FILES[name as keyof typeof FILES]?.find((entry) => entry.id === id),
}));
const folder = mkdtempSync(join(tmpdir(), 'northbar-entries-'));
function toolAt(id: string, place: number) {
  const name = id.toUpperCase();
  const filePath = join(folder, `${id}.yaml`);
  writeFileSync(filePath, `name: ${name}\nsteps: 1\n`);
  return { id, filePath, data: { name, menu: { place, description: 'Short' } } };
}
const FILES = {
  home: [{ id: 'home', data: { words: 'Home' } }],
  team: [{ id: 'ada', data: { name: 'Ada' } }],
  tools: [toolAt('gmb-scorecard', 2), toolAt('ai-seo-quiz', 1)],
  site: [{ id: 'site', data: { brand: 'Northbar' } }],
};
afterAll(() => rmSync(folder, { recursive: true }));

test('what is there is given as its data', async () => {
  expect(await content.home()).toEqual({ words: 'Home' });
  expect(await content.sessionHosts({ sessionHosts: ['ada'] } as Site)).toEqual([
    { id: 'ada', name: 'Ada' },
  ]);
});

test('tools stand in their order, and each is held to the schema of its feature', async () => {
  expect((await content.tools()).map(({ id }) => id)).toEqual(['ai-seo-quiz', 'gmb-scorecard']);
  expect(await content.tool('ai-seo-quiz', z.object({ name: z.string() }))).toEqual({
    name: 'AI-SEO-QUIZ',
  });
});

test.each([
  [
    () => content.navigation(),
    'content: navigation: expected the file that src/content-places.ts names for it',
  ],
  [() => content.tool('page-reader', z.object({})), 'content/tools: expected page-reader.yaml'],
  [
    () => content.tool('ai-seo-quiz', z.object({ steps: z.string('expected steps') })),
    'ai-seo-quiz.yaml: line 2: steps: expected steps',
  ],
  [() => content.report('audit'), 'content/report: expected audit.yaml'],
  [
    () => content.sessionHosts({ sessionHosts: ['ada', 'bob'] } as Site),
    'sessionHosts: expected the name of a file in team, found "bob"',
  ],
])('what is missing is named with its file', async (read, message) => {
  await expect(read()).rejects.toThrow(message);
});
