import { expect, test, vi } from 'vitest';
import * as content from './entries.ts';
import type { Site } from './site.ts';

/** A content folder in which nothing is but one file of each kind that the tests name. */
vi.mock('astro:content', () => ({
  getCollection: async (name: string) => (name === 'home' ? [{ id: 'home', data: { words: 'Home' } }] : []),
  getEntry: async (name: string, id: string) =>
    name === 'team' && id === 'ada' ? { id, data: { name: 'Ada' } } : undefined,
}));

test('what is there is given as its data', async () => {
  expect(await content.home()).toEqual({ words: 'Home' });
  expect(await content.sessionHost({ sessionHost: 'ada' } as Site)).toEqual({ name: 'Ada' });
});

test.each([
  [
    () => content.navigation(),
    'content: navigation: expected the file that src/content.config.ts names for it',
  ],
  [() => content.report('audit'), 'content/report: expected audit.yaml'],
  [
    () => content.sessionHost({ sessionHost: 'bob' } as Site),
    'content/site.yaml: sessionHost: no team/bob.md, expected a member of the team',
  ],
])('what is missing is named with its file', async (read, message) => {
  await expect(read()).rejects.toThrow(message);
});
