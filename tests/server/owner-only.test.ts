import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../../server/storage/open-storage.ts';
import { storeOne } from './support/outbox.ts';
import { freshPlace, silentLog } from './support/storage.ts';

const EVERYBODY = 0o755;

/** The permissions of all files of the database, by name. */
const modes = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
  );

test('only the owner may read the database, also in a folder that everybody may look into', async () => {
  const place = await freshPlace('sqlite');
  onTestFinished(place.remove);
  chmodSync(place.DATA_DIR, EVERYBODY);
  const storage = await openStorage(place, silentLog);
  await storeOne({ ...storage, place });
  expect(modes(place.DATA_DIR)).toEqual({
    'site.sqlite': '600',
    'site.sqlite-shm': '600',
    'site.sqlite-wal': '600',
    'site.sqlite.lock': '600',
  });
  await storage.close();
  // a group that backs it up was let in by somebody
  chmodSync(join(place.DATA_DIR, 'site.sqlite'), 0o640);
  const again = await openStorage(place, silentLog);
  await storeOne({ ...again, place });
  expect(modes(place.DATA_DIR)).toMatchObject({
    'site.sqlite': '640',
    'site.sqlite-wal': '640',
  });
  await again.close();
});
