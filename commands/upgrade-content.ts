/** `npm run upgrade-content`: converts a content folder of version 1 to version 2. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../src/content/files.ts';
import { contentDirectory } from '../src/content/read-content.ts';
import { readSourceUnchanged } from '../src/content/source.ts';
import { ROOT } from './bootstrap/install.mjs';
import { OBSOLETE_FILES, upgradedText, withSections } from './upgrade-content/sections.ts';

process.chdir(ROOT);
try {
  const folder = contentDirectory(process.env);
  let count = 0;
  const reportChange = (file: string) => {
    count += 1;
    console.log(file);
  };
  const textOf = (path: string) => readSourceUnchanged(join(folder, path));
  // All files are read before one is written: a page gets texts that are removed from other files.
  const changedFiles = filesBelow(folder)
    .filter((path) => /\.(?:yaml|md)$/.test(path))
    .flatMap((file) => {
      const path = relative(folder, file).replaceAll('\\', '/');
      const oldText = textOf(path);
      const newText = withSections(path, upgradedText(path, oldText), textOf);
      return newText === oldText ? [] : [{ file, newText }];
    });
  for (const { file, newText } of changedFiles) {
    writeFileSync(file, newText);
    reportChange(file);
  }
  for (const file of OBSOLETE_FILES.map((name) => join(folder, name)).filter(existsSync)) {
    rmSync(file);
    reportChange(`${file} (deleted)`);
  }
  console.log(`${count} changed`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
