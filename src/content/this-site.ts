import { join } from 'node:path';
import { type Feature, featureOfPath, featuresOf, isOff } from './features.ts';
import { contentDirectory, readContentFile } from './read-content.ts';
import { type Site, siteSchema } from './site.ts';

/** The values of site.yaml in a content folder. Errors: one line per mistake, with file and line. */
export const siteIn = (folder: string): Site =>
  readContentFile(join(folder, 'site.yaml'), siteSchema).data;

let features: ReadonlySet<Feature> | undefined;
const own = () => (features ??= featuresOf(siteIn(contentDirectory(process.env))));

/** Whether this site has the tool or the report. */
export const hasFeature = (name: Feature): boolean => own().has(name);

/** Whether a path leads to a tool or a report that this site does not have. */
export const isPathOff = (path: string): boolean => isOff(featureOfPath(path), own());

/** Whether the server of this build reads profiles from Google: build/freshness.ts sets it where PLACES_API_KEY is. */
export const readsProfiles = process.env.READS_PROFILES === '1';
