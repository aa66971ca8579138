import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** What no build has asked for in this time goes, in ms. */
export const KEPT_MS = 30 * DAY_MS;
/** Says by its time when the folder was last looked through: it may hold tens of thousands of files. */
const LOOKED_THROUGH = '.looked-through';

/** A result stands behind the digest of its name and itself: a power cut can leave half a file, a hand move a whole one. */
const DIGEST_BYTES = 32;
const digest = (name: string, result: Buffer) =>
  createHash('sha256').update(`${name}\0`).update(result).digest();
const sealed = (name: string, result: Buffer) => Buffer.concat([digest(name, result), result]);
function opened(name: string, file: Buffer): Buffer | undefined {
  const result = file.subarray(DIGEST_BYTES);
  return digest(name, result).equals(file.subarray(0, DIGEST_BYTES)) ? result : undefined;
}

/** Results of slow work that outlive a build, one file each in a folder of their own. */
export type KeptFiles = {
  /** The result under this name; made and kept when it is not there, not whole, of another name, or no longer right. */
  get(name: string, make: () => Promise<Buffer>, isRight?: (kept: Buffer) => boolean): Promise<Buffer>;
  /** Once a day, removes what no build has asked for in a long time. */
  tidy(): Promise<void>;
};

/** The kept results of a folder, which is made when it is missing. Safe while several builds use it. */
export async function keptFiles(folder: string): Promise<KeptFiles> {
  await mkdir(folder, { recursive: true });
  return {
    async get(name, make, isRight = () => true) {
      const file = join(folder, name);
      const kept = opened(name, await readFile(file).catch(() => Buffer.alloc(0)));
      if (kept && isRight(kept)) {
        const now = new Date();
        await utimes(file, now, now).catch(() => undefined);
        return kept;
      }
      const made = await make();
      const part = `${file}.${randomUUID()}`;
      await writeFile(part, sealed(name, made));
      await rename(part, file);
      return made;
    },
    async tidy() {
      const mark = join(folder, LOOKED_THROUGH);
      const last = await stat(mark).catch(() => undefined);
      if (last && Date.now() - last.mtimeMs < DAY_MS) return;
      await writeFile(mark, new Date().toISOString());
      const limit = Date.now() - KEPT_MS;
      for (const name of await readdir(folder)) {
        const file = join(folder, name);
        // a result that another build was writing has got its name by now
        const stats = await stat(file).catch(() => undefined);
        if (stats && stats.mtimeMs < limit) await rm(file, { force: true });
      }
    },
  };
}
