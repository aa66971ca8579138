import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { listFiles } from '../server/serving/read-files.ts';

/**
 * Takes the scripts out of a built folder that no page names, nor a script that one names: Astro makes those of all tools, a
 * site may have only some of them.
 */
export async function dropUnusedScripts(directory: string): Promise<void> {
  const names = await listFiles(directory);
  const read = (name: string) => readFile(join(directory, name), 'utf8');
  const unused = new Set(names.filter((name) => name.endsWith('.js')));
  const texts = await Promise.all(names.filter((name) => name.endsWith('.html')).map(read));
  for (const text of texts)
    for (const name of unused)
      if (text.includes(basename(name))) {
        unused.delete(name);
        // what it loads itself is looked at in its turn
        texts.push(await read(name));
      }
  for (const name of unused) await rm(join(directory, name));
}
