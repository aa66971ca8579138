import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What no build has asked for in this time goes, in ms: 30 days. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

/** Results of slow work that outlive a build, one file each in a folder of their own. */
export type KeptFiles = {
  /** The result under this name; made and kept when it is not there, or not right: a power cut can leave half a file. */
  get(name: string, make: () => Promise<Buffer>, isRight: (kept: Buffer) => boolean): Promise<Buffer>;
  /** Removes what no build has asked for in a long time. */
  tidy(): Promise<void>;
};

/** The kept results of a folder, which is made when it is missing. Safe while several builds use it. */
export async function keptFiles(folder: string): Promise<KeptFiles> {
  await mkdir(folder, { recursive: true });
  return {
    async get(name, make, isRight) {
      const file = join(folder, name);
      const kept = await readFile(file).catch(() => undefined);
      if (kept && isRight(kept)) {
        const now = new Date();
        await utimes(file, now, now).catch(() => undefined);
        return kept;
      }
      const made = await make();
      const part = `${file}.${randomUUID()}`;
      await writeFile(part, made);
      await rename(part, file);
      return made;
    },
    async tidy() {
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
