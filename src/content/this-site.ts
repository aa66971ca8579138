import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Feature, featureOfPath, featuresOf, isOff, TOOLS } from './features.ts';
import { isFields, yamlFields } from './fields.ts';
import { contentDirectory, readContentFile } from './read-content.ts';
import { tryRead } from './references.ts';
import { type Site, siteSchema } from './site.ts';
import { decodeText } from './source.ts';

/** Returns the values of site.yaml in a content folder. Errors: throws with a line per mistake, with file and line. */
export const siteIn = (folder: string): Site =>
  readContentFile(join(folder, 'site.yaml'), siteSchema).data;

/** Returns those values of site.yaml that other files need, with defaults if site.yaml has mistakes. */
export function siteValues(text: () => string) {
  const site = tryRead(() => yamlFields(text()).value);
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
const own = () =>
  (features ??= siteValues(() =>
    decodeText(readFileSync(join(contentDirectory(process.env), 'site.yaml'))),
  ).features);

/** Returns whether this site has the tool or the report. */
export const hasFeature = (name: Feature): boolean => own().has(name);

/** Returns whether a path leads to a tool or a report that this site does not have. */
export const isPathOff = (path: string): boolean => isOff(featureOfPath(path), own());

/** True if the server of this build reads profiles from Google: build/freshness.ts sets it if PLACES_API_KEY is set. */
export const readsProfiles = process.env.READS_PROFILES === '1';
