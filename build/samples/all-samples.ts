import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LISTED_SAMPLES, type SampleRecord } from '../../server/serving/sample-gate.ts';
import { readContentFile } from '../../src/content/read-content.ts';
import { siteSchema } from '../../src/content/site.ts';
import { isPublicOrigin } from '../../src/text/reserved-names.ts';
import { filesBelow } from '../freshness.ts';
import { brandMarks } from './brand-marks.ts';
import { type ContentText, findSamples, inOrder } from './find-samples.ts';
import { KINDS, type Sample } from './kinds.ts';

type Origin = { siteUrl: string; allowed: boolean };

/** What the build of a site keeps of its samples. */
export function sampleRecord(samples: readonly Sample[], { siteUrl, allowed }: Origin): SampleRecord {
  const ordered = inOrder(samples);
  const kinds = [...new Set(ordered.map(({ kind }) => kind))].map((kind) => ({
    title: KINDS[kind].title,
    count: ordered.filter((sample) => sample.kind === kind).length,
  }));
  const first = ordered.slice(0, LISTED_SAMPLES).map(({ kind, file, line, what }) => ({
    title: KINDS[kind].title,
    place: line ? `${file}:${line}` : file,
    what: what.replace(/\s+/g, ' ').trim(),
  }));
  return {
    count: samples.length,
    kinds,
    first,
    preview: samples.length > 0 && allowed && isPublicOrigin(siteUrl),
  };
}

/** Notes beside the content, such as LICENSE.md, are in capitals. */
const IS_CONTENT = /(^|\/)[^/A-Z]+\.(yaml|md)$/;

/** The content files of a folder in the order of names, with the brand in its places. */
export function contentTexts(folder: string, brand = '{brand}'): ContentText[] {
  return filesBelow(folder)
    .map((path) => relative(folder, path).replaceAll('\\', '/'))
    .filter((name) => IS_CONTENT.test(name))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8').replaceAll('{brand}', brand) }));
}

/** Every sample value of the site, in the order of kinds. Throws "file: line N: what is wrong" for a file that cannot be read. */
export function allSamples(folder: string): Sample[] {
  const { brand } = readContentFile(join(folder, 'site.yaml'), siteSchema).data;
  const ofContent = findSamples(contentTexts(folder, brand)).map((sample) => ({
    ...sample,
    file: `${folder}/${sample.file}`,
  }));
  return inOrder([...ofContent, ...brandMarks(folder)]);
}
