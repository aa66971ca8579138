import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './dependency-direction.ts';

const FOLDERS = ['src', 'server', 'build', 'commands', 'tests'];
const IS_SOURCE = /\.(ts|tsx|mjs|astro|css)$/;

/** Project folder in; every source file of ours with its text out. */
export function sourceFiles(root: string): SourceFile[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => IS_SOURCE.test(name))
      .map((name) => ({
        path: `${folder}/${name.replaceAll('\\', '/')}`,
        text: readFileSync(join(root, folder, name), 'utf8'),
      })),
  );
}
