import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { content } from './content-loader.ts';
import { readContentFile } from './read-content.ts';

let folder = '';
const store = new Map<string, unknown>();
const watcher = Object.assign(new EventEmitter(), { add: () => undefined });
const logger = { error: vi.fn() };
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const names = () => [...store.keys()];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'northbar-content-'));
  write('tampa.yaml', 'city: Tampa');
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
  const loader = content(folder, (file) => readContentFile(file, schema, 'Northbar'));
  await loader.load(context as never);
});
afterEach(() => {
  watcher.removeAllListeners();
  logger.error.mockClear();
  rmSync(folder, { recursive: true });
});

test('{brand} stands for the name of the business', () => {
  write('tampa.yaml', 'city: {brand} in Tampa');
  watcher.emit('change', join(folder, 'tampa.yaml'));
  return vi.waitFor(() => expect(store.get('tampa')).toEqual({ city: 'Northbar in Tampa' }));
});

test('a file that an editor adds or removes comes and goes without a restart', async () => {
  expect(names()).toEqual(['tampa']);
  write('omaha.yaml', 'city: Omaha');
  watcher.emit('add', join(folder, 'omaha.yaml'));
  await vi.waitFor(() => expect(names()).toEqual(['omaha', 'tampa']));
  rmSync(join(folder, 'tampa.yaml'));
  watcher.emit('unlink', join(folder, 'tampa.yaml'));
  await vi.waitFor(() => expect(names()).toEqual(['omaha']));
});

test('a note is no content; any other name with capitals is told, not passed over', async () => {
  write('README.md', 'A note.');
  write('Boise.yaml', 'city: Boise');
  watcher.emit('add', join(folder, 'Boise.yaml'));
  await vi.waitFor(() => expect(logger.error).toHaveBeenCalledOnce());
  expect(logger.error.mock.calls[0]?.[0]).toContain('Boise.yaml: name of the file: expected small letters');
  expect(names()).toEqual(['tampa']);
});

test('a mistake is told with file and field, and what was there stays', async () => {
  write('tampa.yaml', 'town: Tampa');
  watcher.emit('change', join(folder, 'tampa.yaml'));
  await vi.waitFor(() => expect(logger.error).toHaveBeenCalledOnce());
  expect(logger.error.mock.calls[0]?.[0]).toContain('tampa.yaml: city: ');
  expect(store.get('tampa')).toEqual({ city: 'Tampa' });
});

test('a change elsewhere is not read', async () => {
  write('omaha.yaml', 'city: Omaha');
  watcher.emit('change', '/elsewhere/omaha.yaml');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(names()).toEqual(['tampa']);
});
