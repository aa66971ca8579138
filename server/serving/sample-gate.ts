import { z } from 'zod';
import { firstCharacters } from '../../src/text/characters.ts';
import { isPublicOrigin } from '../../src/text/reserved-names.ts';

export const MAX_LISTED_SAMPLES = 10;

export const sampleRecordSchema = z.strictObject({
  count: z.int().min(0),
  kinds: z.array(z.strictObject({ title: z.string(), count: z.int().min(1) })),
  first: z.array(z.strictObject({ title: z.string(), place: z.string(), what: z.string() })),
  /** True if every page is labeled as a sample and has noindex. */
  preview: z.boolean(),
});
export type SampleRecord = z.infer<typeof sampleRecordSchema>;

const NEXT_STEP = `npm run launch-check lists all of them with advice; see docs/going-live.md.
For a preview set ALLOW_SAMPLES=1: then every page has the notice "Sample content" and is not in search results.`;
const MAX_WHAT_WIDTH = 60;

function listText({ first }: SampleRecord): string {
  const width = Math.max(...first.map(({ place }) => place.length));
  const titles = [...new Set(first.map(({ title }) => title))];
  return titles
    .map((title) => {
      const rows = first
        .filter((row) => row.title === title)
        .map(
          ({ place, what }) =>
            `    ${place.padEnd(width)}  ${firstCharacters(what, MAX_WHAT_WIDTH)}`,
        );
      return [`  ${title}`, ...rows].join('\n');
    })
    .join('\n');
}

const COUNT_WIDTH = 5;
const countsText = ({ kinds }: SampleRecord) =>
  kinds.map(({ title, count }) => `${String(count).padStart(COUNT_WIDTH)}  ${title}`).join('\n');

type Gate = {
  siteUrl: string;
  samples: SampleRecord | undefined;
  isAllowed: boolean;
};

// Returns the reason why a site must not be served, or undefined. A site with samples may be served
// if its origin is local or reserved, or if samples are allowed and all pages have a notice.
export function sampleRefusal({ siteUrl, samples, isAllowed }: Gate): string | undefined {
  if (!isPublicOrigin(siteUrl)) return undefined;
  if (!samples)
    return `SITE_URL is ${siteUrl}, but the sample values on the built pages are unknown: the pages were not built by "npm run build" of this version. Run "npm run build" with the same settings.`;
  if (samples.count === 0 || (isAllowed && samples.preview)) return undefined;
  if (isAllowed)
    return `SITE_URL is ${siteUrl} and ALLOW_SAMPLES is set, but the built pages have no notice about sample values: they were built with other settings. Run "npm run build" with the same settings.`;
  const valuesText =
    samples.count === 1 ? '1 sample value is' : `${samples.count} sample values are`;
  return `SITE_URL is ${siteUrl}, a public address, and ${valuesText} left. The first ${samples.first.length}:

${listText(samples)}

In all:

${countsText(samples)}

${NEXT_STEP}`;
}
