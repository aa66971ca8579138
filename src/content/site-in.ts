import { join } from 'node:path';
import { readContentFile } from './read-content.ts';
import { type Site, siteSchema } from './site.ts';

/** What site.yaml of a content folder says. Errors: one line per mistake, with file and line. */
export const siteIn = (folder: string): Site =>
  readContentFile(join(folder, 'site.yaml'), siteSchema).data;
