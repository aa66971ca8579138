import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../../build/fingerprint.ts';
import { readContentFile } from '../../src/content/read-content.ts';
import { siteSchema } from '../../src/content/site.ts';
import { brandMarks } from './brand-marks.ts';
import { type ContentText, findSamples, inOrder } from './find-samples.ts';
import type { Sample } from './kinds.ts';

/** Notes beside the content, such as LICENSE.md, are in capitals. */
const IS_CONTENT = /(^|\/)[^/A-Z]+\.(yaml|md)$/;

/** Folder and brand in; its content files with paths below it and their texts, in the order of names, out. */
export function contentTexts(folder: string, brand: string): ContentText[] {
  return filesBelow(folder)
    .map((path) => relative(folder, path).replaceAll('\\', '/'))
    .filter((name) => IS_CONTENT.test(name))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8').replaceAll('{brand}', brand) }));
}

/**
 * In: the project's folder and the content's. Out: every sample value of the site, in the order of kinds.
 * Errors: throws "file: line N: what is wrong" for a file that cannot be read.
 */
export function allSamples(root: string, folder: string): Sample[] {
  const { brand } = readContentFile(join(folder, 'site.yaml'), siteSchema).data;
  const ofContent = findSamples(contentTexts(folder, brand)).map((sample) => ({
    ...sample,
    file: `${folder}/${sample.file}`,
  }));
  return inOrder([...ofContent, ...brandMarks(root)]);
}
