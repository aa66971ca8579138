import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type SourceFile = { path: string; text: string };

/** Every source file of ours, with its path below the project's folder. */
export const sourceFiles = (root: string): SourceFile[] =>
  globSync('{src,server,build,commands,tests}/**/*.{ts,tsx,mjs,astro,css}', { cwd: root }).map(
    (path) => ({
      path: path.replaceAll('\\', '/'),
      text: readFileSync(join(root, path), 'utf8'),
    }),
  );
