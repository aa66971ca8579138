import { expect, test } from 'vitest';
import type { CheckedFile, Content } from './check-content.ts';
import { contentLoaders } from './content-loader.ts';

const files = ['draft', 'tampa'].map((name) => ({ collectionName: 'cities', path: name, name }));
const loaderOf = contentLoaders({
  folder: '/content',
  read: () => ({ files }) as unknown as Content,
  dataForSite: ({ name }: CheckedFile, _: Content, isBuild: boolean) =>
    isBuild && name === 'draft' ? undefined : { data: { city: name }, body: '' },
});

async function loadedCities(watcher?: object) {
  const store = new Map<string, object>();
  const set = (entry: { id: string }) => store.set(entry.id, entry);
  await loaderOf('cities').load({ store: { clear: () => store.clear(), set }, watcher } as never);
  return [...store.keys()];
}

test('a draft is left out of a build and shown during development', async () => {
  expect(await loadedCities()).toEqual(['tampa']);
  const watcher = { add: () => undefined, on: () => undefined };
  expect(await loadedCities(watcher)).toEqual(['draft', 'tampa']);
});
