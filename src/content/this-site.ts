import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Feature, featureOfPath, featuresOf, isOff, TOOLS } from './features.ts';
import { isFields, yamlFields } from './fields.ts';
import { contentDirectory, readContentFile } from './read-content.ts';
import { tryRead } from './references.ts';
import { type Site, siteSchema } from './site.ts';
import { decodeText } from './source.ts';

/** Throws a line per mistake, with file and line. */
export const siteIn = (folder: string): Site =>
  readContentFile(join(folder, 'site.yaml'), siteSchema).data;

/** Returns values that other files need, with defaults if site.yaml has mistakes. */
export function siteValues(readText: () => string) {
  const site = tryRead(() => yamlFields(readText()).value);
  const { brand, tools, report, timeZone } = isFields(site) ? site : {};
  const zones = Intl.supportedValuesOf('timeZone');
  const zone = typeof timeZone === 'string' && zones.includes(timeZone) ? timeZone : 'UTC';
  return {
    brand: typeof brand === 'string' ? brand : '{brand}',
    features: featuresOf({
      tools: TOOLS.filter((tool) => Array.isArray(tools) && tools.includes(tool)),
      report: report === true,
    }),
    today: Temporal.Now.plainDateISO(zone).toString(),
  };
}

let features: ReadonlySet<Feature> | undefined;
const siteFeatures = () =>
  (features ??= siteValues(() =>
    decodeText(readFileSync(join(contentDirectory(process.env), 'site.yaml'))),
  ).features);

export const hasFeature = (name: Feature): boolean => siteFeatures().has(name);

export const isPathOff = (path: string): boolean => isOff(featureOfPath(path), siteFeatures());

/** build/freshness.ts sets HAS_GOOGLE_PROFILES if PLACES_API_KEY is set. */
export const canReadProfiles = process.env.HAS_GOOGLE_PROFILES === '1';
