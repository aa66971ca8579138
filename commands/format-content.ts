import { writeFileSync } from 'node:fs';
import { contentDirectory } from '../src/content/read-content.ts';
import { ROOT } from './bootstrap/install.mjs';
import { findUnformattedFiles } from './edit/yaml-file.ts';

process.chdir(ROOT);
try {
  const files = findUnformattedFiles(contentDirectory(process.env));
  for (const { file, text } of files) {
    writeFileSync(file, text);
    console.log(file);
  }
  console.log(`${files.length} files were rewritten`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
