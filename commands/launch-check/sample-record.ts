import { LISTED_SAMPLES, type SampleRecord } from '../../server/serving/sample-gate.ts';
import { isPublicOrigin } from '../../src/text/reserved-names.ts';
import { inOrder } from './find-samples.ts';
import { KINDS, type Sample } from './kinds.ts';

type Origin = { siteUrl: string; allowed: boolean };

/** In: all samples of a site, its origin, whether samples are allowed. Out: what its build keeps of them. */
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
