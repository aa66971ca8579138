import { z } from 'zod';
import { firstCharacters } from '../../src/text/characters.ts';
import { isPublicOrigin } from '../../src/text/reserved-names.ts';

/** Sample values that a refusal lists, at most. */
export const LISTED_SAMPLES = 10;

/** The entry about samples that a build writes into the manifest. */
export const sampleRecordSchema = z.strictObject({
  count: z.int().min(0),
  /** How many there are of each kind, with the legally strictest kind first. */
  kinds: z.array(z.strictObject({ title: z.string(), count: z.int().min(1) })),
  /** The first ones in the same order: kind, file with line, words. */
  first: z.array(z.strictObject({ title: z.string(), place: z.string(), what: z.string() })),
  /** True if every page is labeled as a sample and has noindex. */
  preview: z.boolean(),
});
export type SampleRecord = z.infer<typeof sampleRecordSchema>;

const NEXT = `All of them, and what to do about each: npm run launch-check, docs/going-live.md.
For a preview in which every page says "Sample content" and stays out of search results: ALLOW_SAMPLES=1.`;
const WHAT_WIDTH = 60;

function listed({ first }: SampleRecord): string {
  const width = Math.max(...first.map(({ place }) => place.length));
  const titles = [...new Set(first.map(({ title }) => title))];
  return titles
    .map((title) => {
      const rows = first
        .filter((row) => row.title === title)
        .map(
          ({ place, what }) => `    ${place.padEnd(width)}  ${firstCharacters(what, WHAT_WIDTH)}`,
        );
      return [`  ${title}`, ...rows].join('\n');
    })
    .join('\n');
}

const COUNT_WIDTH = 5;
const counted = ({ kinds }: SampleRecord) =>
  kinds.map(({ title, count }) => `${String(count).padStart(COUNT_WIDTH)}  ${title}`).join('\n');

type Gate = {
  siteUrl: string;
  /** The samples on the pages; undefined when they are unknown. */
  samples: SampleRecord | undefined;
  allowed: boolean;
};

/**
 * Returns the reason why a site may not be public with its samples; undefined if it may. It may if its origin is local
 * or reserved, if no sample is left, or if samples are allowed and every page is labeled. The reason names the first
 * samples, their number, and what to do.
 */
export function sampleRefusal({ siteUrl, samples, allowed }: Gate): string | undefined {
  if (!isPublicOrigin(siteUrl)) return undefined;
  if (!samples)
    return `SITE_URL is ${siteUrl}, and nothing says which sample values the built pages hold: they were made by an older version, or not by "npm run build". Run "npm run build" with the same settings.`;
  if (samples.count === 0 || (allowed && samples.preview)) return undefined;
  if (allowed)
    return `SITE_URL is ${siteUrl} and ALLOW_SAMPLES is set, but the built pages do not say that they hold sample values: they were built with other settings. Run "npm run build" with the same settings.`;
  const values = samples.count === 1 ? '1 sample value is' : `${samples.count} sample values are`;
  return `SITE_URL is ${siteUrl}, a public address, and ${values} left. The first ${samples.first.length}:

${listed(samples)}

In all:

${counted(samples)}

${NEXT}`;
}
