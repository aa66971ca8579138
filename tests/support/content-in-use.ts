import { join } from 'node:path';
import { featuresOf } from '../../src/content/features.ts';
import { contentDirectory, readContentFile } from '../../src/content/read-content.ts';
import { siteSchema } from '../../src/content/site.ts';
import { toolPageSchema } from '../../src/features/tools/schema.ts';

/** The folder of words that this run tests: ours, or the one that CONTENT_DIR names. */
export const CONTENT = contentDirectory(process.env);

/** A file or folder of the content in use: `inContent('pages', 'home.yaml')`. */
export const inContent = (...path: string[]) => join(CONTENT, ...path);

/** Who the site belongs to, as the content in use says it. */
export const site = readContentFile(inContent('site.yaml'), siteSchema).data;

/**
 * Whether the content in use is the sample: what its owner's documents say in so many words is held
 * only there.
 */
export const isSample = site.sample === true;

const offered: readonly string[] = [...featuresOf(site)];
/** Whether the content in use offers a free tool, or the report: `offers('gmb-scorecard')`. */
export const offers = (name: string) => offered.includes(name);

/** What the content in use calls a free tool. */
export const toolName = (slug: string) =>
  readContentFile(inContent('tools', `${slug}.yaml`), toolPageSchema, site.brand).data.name;

/** Whether pages have the popup, which offers the quiz or the scorecard. */
export const hasPopup = offers('ai-seo-quiz') || offers('gmb-scorecard');
