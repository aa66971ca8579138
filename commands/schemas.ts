/** `npm run schemas`: writes the JSON Schemas of the content and VS Code's settings for them. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './bootstrap/install.mjs';
import {
  contentSchemas,
  SCHEMA_FOLDER,
  SETTINGS_FILE,
  settingsWith,
} from './schemas/content-schemas.ts';

process.chdir(ROOT);
rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
mkdirSync(SCHEMA_FOLDER);
for (const { name, text } of contentSchemas()) writeFileSync(join(SCHEMA_FOLDER, name), text);
writeFileSync(SETTINGS_FILE, settingsWith(readFileSync(SETTINGS_FILE, 'utf8')));
console.log(`${contentSchemas().length} schemas in ${SCHEMA_FOLDER}/`);
