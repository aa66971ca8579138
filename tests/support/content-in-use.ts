import { join } from 'node:path';
import type { ZodType } from 'zod';
import { featuresOf } from '../../src/content/features.ts';
import { contentDirectory, readContentFile } from '../../src/content/read-content.ts';
import { siteSchema } from '../../src/content/site.ts';
import { toolPageSchema } from '../../src/features/tools/schema.ts';

/** CONTENT_DIR may name other content than the sample. */
export const CONTENT = contentDirectory(process.env);

export const inContent = (...path: string[]) => join(CONTENT, ...path);

export const site = readContentFile(inContent('site.yaml'), siteSchema).data;

/** Only the sample must contain what the owner's documents specify. */
export const isSample = site.sample === true;

const features: readonly string[] = [...featuresOf(site)];
export const hasFeature = (name: string) => features.includes(name);

/** Returns the fields of a file of the content, with the agency's name in its texts. */
export const readInUse = <T>(path: string, schema: ZodType<T>) =>
  readContentFile(inContent(path), schema, site.brand).data;

export const toolName = (slug: string) => readInUse(`tools/${slug}.yaml`, toolPageSchema).name;

export const hasPopup = hasFeature('ai-seo-quiz') || hasFeature('gmb-scorecard');
