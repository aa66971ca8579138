import { basename, join, relative } from 'node:path';
import { LISTED_SAMPLES, type SampleRecord } from '../../server/serving/sample-gate.ts';
import { filesBelow, isBesideContent } from '../../src/content/content-files.ts';
import { offersOf } from '../../src/content/offers.ts';
import { siteIn } from '../../src/content/site-in.ts';
import { readSource } from '../../src/content/source-text.ts';
import { verifiedTexts } from '../../src/content/text-records.ts';
import { isOffered } from '../../src/content-places.ts';
import { isPublicOrigin } from '../../src/text/reserved-names.ts';
import { brandMarks } from './brand-marks.ts';
import { type ContentText, findSamples, inOrder } from './find-samples.ts';
import { KINDS, type Sample } from './kinds.ts';
import { policyGaps, type SwitchedOn } from './policy-gaps.ts';

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

const isContent = (path: string) => /\.(?:yaml|md)$/.test(path) && !isBesideContent(basename(path));

/** The content files of a folder in the order of names. */
export function contentTexts(folder: string): ContentText[] {
  return filesBelow(folder)
    .filter(isOffered(folder))
    .map((path) => relative(folder, path).replaceAll('\\', '/'))
    .filter(isContent)
    .sort()
    .map((file) => {
      const path = join(folder, file);
      return { file, path, text: readSource(path) };
    });
}

/**
 * Every sample value of the site, in the order of kinds. `settings` are what is switched on besides what site.yaml says.
 * Throws "file: line N: what is wrong" for a file that cannot be read.
 */
export function allSamples(folder: string, settings: Omit<SwitchedOn, 'offers'> = {}): Sample[] {
  const site = siteIn(folder);
  const texts = contentTexts(folder);
  const ofContent = [
    ...findSamples(texts, { verified: verifiedTexts(folder), brand: site.brand }),
    ...policyGaps(texts, { offers: offersOf(site), ...settings }),
  ].map((sample) => ({
    ...sample,
    file: `${folder}/${sample.file}`,
    what: sample.what.replaceAll('{brand}', site.brand),
  }));
  return inOrder([...ofContent, ...brandMarks(folder)]);
}
