import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { KEPT_BY } from '../src/content/kept-entries.ts';

/** Where a page that is made in a build finds the address of the folder that it is built into. */
const FOLDER = 'BUILD_FOLDER_URL';
const ASSETS = /^\0astro:assets$/;

/**
 * Vite plugin: Astro writes the folder of the output into a module that nearly every page imports, and ours has another
 * name in each build. Pages are kept by what their modules say (`experimental.incrementalBuild`), so no page of an
 * article was kept. The module asks for the folder instead, when pages are made.
 *
 * @param folder that of the output
 */
export function steadyFolder(folder: string) {
  const address = `${pathToFileURL(resolve(folder)).href}/`;
  process.env[FOLDER] = address;
  const literal = JSON.stringify(address).slice(0, -1);
  return {
    name: 'northbar:steady-folder',
    enforce: 'post' as const,
    apply: 'build' as const,
    transform: {
      filter: { id: ASSETS },
      handler(code: string) {
        if (process.env[KEPT_BY] && !code.includes(literal))
          throw new Error("This Astro version's module of pictures has another shape: see steady-folder.ts");
        return code.replaceAll(literal, `process.env.${FOLDER} + "`);
      },
    },
  };
}
