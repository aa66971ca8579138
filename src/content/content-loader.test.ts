import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CheckedFile, Content } from './check-content.ts';
import { contentLoaders } from './content-loader.ts';

const store = new Map<string, unknown>();
const watcher = Object.assign(new EventEmitter(), { add: () => undefined });
const logger = { error: vi.fn() };
const storeOf = (entries: Map<string, unknown>) => ({
  clear: () => entries.clear(),
  set: (entry: { id: string; data: unknown }) => entries.set(entry.id, entry.data),
});
const context = { store: storeOf(store), watcher, logger };
let names: string[] = [];
let mistake = '';
const readContent = vi.fn(() => {
  if (mistake) throw new Error(mistake);
  const fileOf = (name: string) => ({ collectionName: 'cities', path: `${name}.yaml`, name });
  return { files: names.map(fileOf) } as unknown as Content;
});
const dataForSite = ({ name }: CheckedFile, _: Content, isBuild: boolean) =>
  isBuild && name === 'draft' ? undefined : { data: { city: name }, body: '' };

beforeEach(() => {
  names = ['tampa'];
  mistake = '';
  watcher.removeAllListeners();
  vi.clearAllMocks();
});
async function loadCities(withContext: object = context) {
  const loaderOf = contentLoaders({ folder: '/content', read: readContent, dataForSite });
  await loaderOf('cities').load(withContext as never);
  return loaderOf;
}

test('a draft is left out of a build and shown during development', async () => {
  names = ['draft', 'tampa'];
  await loadCities({ ...context, watcher: undefined });
  expect([...store.keys()]).toEqual(['tampa']);
  await loadCities();
  expect([...store.keys()]).toEqual(['draft', 'tampa']);
});

test('a mistake is printed without a stack trace, and the entries are unchanged', async () => {
  await loadCities();
  mistake = 'content/cities/tampa.yaml: line 1: city: expected a text';
  watcher.emit('change', '/content/cities/tampa.yaml');
  expect(logger.error.mock.calls).toEqual([[mistake]]);
  expect(store.get('tampa')).toEqual({ city: 'tampa' });
});
