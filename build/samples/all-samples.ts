import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { MAX_LISTED_SAMPLES, type SampleRecord } from '../../server/serving/sample-gate.ts';
import type { Content } from '../../src/content/check-content.ts';
import { isPublicOrigin } from '../../src/text/reserved-names.ts';
import { findSamples, sortSamples } from './find-samples.ts';
import { KINDS, type Sample } from './kinds.ts';

/** SHA-256 of pictures with the logo of the sample agency or of the tests' agency. */
const SAMPLE_HASHES: Record<string, readonly string[]> = {
  'brand/public/apple-touch-icon.png': [
    '13ad621e6334196c0eea71a49dab7432f6961dcd1da677c4ea246b26d8e2fb17',
    '7dcad22514ffbb5f7b1c754dfa2d8edc08a687432e28b28ad11588144539ba40',
  ],
  'brand/public/favicon.ico': [
    '243a102083739c820029626b94959b572c9cbceda6af291bdf778b9f0ae90b71',
    'e150cace53c594125c4469deffcdd1f7920a7767da96171e20c7d42a74825d42',
  ],
  'brand/public/favicon.svg': [
    '6f9a00acb0383e2207ef2c29c7a320bd88ee50566e047e704f9cf31fb958eca4',
    'd0c2dcff3758b3c96de8d963310398a868c1c2ff0a2b84b1946eb05c032b24ee',
  ],
  'brand/public/logo.png': [
    '0bbe3061d95a7adb8b38d8c8684ab948d18719522cb1cb4f3453333f82f75053',
    '55e21f256b37e9438dafe474e236c07c136d3756f72100948ab44b3d03c3a85a',
  ],
  'brand/public/social/default.png': [
    'a7e480035c4f79056df2fd8e51d0eef8e8a8525bd714a13cf96ae452ff1476eb',
    '904c675b6fbcb416972f1489811b9da3632e76cd92e5f4ebf9215a142530fee2',
  ],
};

const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

export function brandSamples(folder: string): Sample[] {
  return Object.entries(SAMPLE_HASHES)
    .map(([name, hashes]) => ({ file: `${folder}/${name}`, hashes }))
    .filter(({ file, hashes }) => existsSync(file) && hashes.includes(digest(file)))
    .map(({ file }) => ({ kind: 'mark' as const, file, what: 'the sample picture' }));
}

type SampleUse = { siteUrl: string; areSamplesAllowed: boolean };

export function sampleRecord(
  samples: readonly Sample[],
  { siteUrl, areSamplesAllowed }: SampleUse,
): SampleRecord {
  const sortedSamples = sortSamples(samples);
  const kinds = [...new Set(sortedSamples.map(({ kind }) => kind))].map((kind) => ({
    title: KINDS[kind].title,
    count: sortedSamples.filter((sample) => sample.kind === kind).length,
  }));
  const firstSamples = sortedSamples
    .slice(0, MAX_LISTED_SAMPLES)
    .map(({ kind, file, line, what }) => ({
      title: KINDS[kind].title,
      place: line ? `${file}:${line}` : file,
      what: what.replace(/\s+/g, ' ').trim(),
    }));
  return {
    count: samples.length,
    kinds,
    first: firstSamples,
    preview: samples.length > 0 && areSamplesAllowed && isPublicOrigin(siteUrl),
  };
}

export function allSamples({ folder, files }: Content): Sample[] {
  const site = files.find(({ collectionName }) => collectionName === 'site')?.fields;
  const samples = findSamples(files, String(site?.at('origin')?.value)).map((sample) => ({
    ...sample,
    file: `${folder}/${sample.file}`,
  }));
  return sortSamples([...samples, ...brandSamples(folder)]);
}
