import type { SourceFile } from './dependency-direction.ts';

/** `npm start` installs no packages for tests, so these folders may not need one; only commands for us may. */
const STARTS =
  /^(src\/|server\/|build\/|astro\.config\.ts$|commands\/(bootstrap|launch-check)\/|commands\/(serve|build|dev|leads|launch-check)\.ts$)/;
const IS_TEST = /\.(test|spec)\.tsx?$|^src\/.*\.d\.ts$/;
const IMPORT =
  /(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)(['"])((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^'"]*)?\1/gm;
/** Modules that Astro itself provides. */
const PROVIDED = ['astro'];

/**
 * Source files and the names under `dependencies` in; one line for each import of a package that a fresh
 * `npm start` would not have out.
 */
export function missingPackages(files: readonly SourceFile[], dependencies: readonly string[]): string[] {
  const known = new Set([...dependencies, ...PROVIDED]);
  return files
    .filter(({ path }) => STARTS.test(path) && !IS_TEST.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(IMPORT)]
        .filter(([statement, , name = '']) => !known.has(name) && !statement.includes(`${name}:`))
        .map(
          ([, , name]) => `${path}: ${name} is not under "dependencies", so npm start does not install it`,
        ),
    );
}
