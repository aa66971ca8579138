import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { content } from './content-loader.ts';
import { filesOfFolder } from './files.ts';
import { readContentFile } from './read-content.ts';

let folder = '';
const store = new Map<string, unknown>();
const watcher = Object.assign(new EventEmitter(), { add: () => undefined });
const logger = { error: vi.fn() };
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const context = {
  store: {
    clear: () => store.clear(),
    set: (entry: { id: string; data: unknown }) => store.set(entry.id, entry.data),
  },
  watcher,
  logger,
  generateDigest: () => '',
};
const schema = z.strictObject({ city: z.string() });
const names = () => [...store.keys()];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'northbar-content-'));
  write('tampa.yaml', 'city: Tampa');
  const loader = content({
    path: folder,
    files: () => filesOfFolder(folder, '.yaml'),
    read: (file) => readContentFile(file, schema, 'Northbar'),
  });
  await loader.load(context as never);
});
afterEach(() => {
  watcher.removeAllListeners();
  logger.error.mockClear();
  rmSync(folder, { recursive: true });
});

test('what is held back stays out of a build, and is there while developing', async () => {
  write('omaha.yaml', 'city: Omaha');
  const loader = content({
    path: folder,
    files: () => filesOfFolder(folder, '.yaml'),
    read: (file) => readContentFile(file, schema, 'Northbar'),
    isHeldBack: ({ city }) => city === 'Omaha',
  });
  await loader.load({ ...context, watcher: undefined } as never);
  expect(names()).toEqual(['tampa']);
  await loader.load(context as never);
  expect(names()).toEqual(['omaha', 'tampa']);
});

test('{brand} stands for the name of the business', () => {
  write('tampa.yaml', 'city: {brand} in Tampa');
  watcher.emit('change', join(folder, 'tampa.yaml'));
  expect(store.get('tampa')).toEqual({ city: 'Northbar in Tampa' });
});

test('a file that an editor adds or removes comes and goes without a restart', () => {
  expect(names()).toEqual(['tampa']);
  write('omaha.yaml', 'city: Omaha');
  watcher.emit('add', join(folder, 'omaha.yaml'));
  expect(names()).toEqual(['omaha', 'tampa']);
  rmSync(join(folder, 'tampa.yaml'));
  watcher.emit('unlink', join(folder, 'tampa.yaml'));
  expect(names()).toEqual(['omaha']);
});

test('a mistake is told with file, line and field, and what was there stays', () => {
  write('tampa.yaml', 'town: Tampa');
  watcher.emit('change', join(folder, 'tampa.yaml'));
  expect(logger.error).toHaveBeenCalledOnce();
  expect(logger.error.mock.calls[0]?.[0]).toContain('tampa.yaml: line 1: city: ');
  expect(store.get('tampa')).toEqual({ city: 'Tampa' });
});

test('a change elsewhere is not read', () => {
  write('omaha.yaml', 'city: Omaha');
  watcher.emit('change', '/elsewhere/omaha.yaml');
  expect(names()).toEqual(['tampa']);
});
