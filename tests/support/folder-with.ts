import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Creates a folder with these files, which is removed with the run's temporary folder. */
export function folderWith(files: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
