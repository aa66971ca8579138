import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SitePage } from '../../src/features/sitemap/site-page.ts';
import { type SampleRecord, sampleRecordSchema } from './sample-gate.ts';

/** The build writes this file last: a folder without it is an unfinished build. */
export const MANIFEST_FILE = '.manifest.json';

export type Manifest = {
  fingerprint: string;
  /** Origin in canonical addresses. Empty if it is unknown. */
  siteUrl: string;
  /** Content-Security-Policies of pages by path. */
  policies: Record<string, string>;
  pages: SitePage[];
  moved: Record<string, string>;
  /** Names of lists by former address. The 404 page suggests a list for addresses below it. */
  lists: Record<string, string>;
  gone: string[];
  /** The moment when the next waiting article becomes public, in W3C form. */
  nextArticle?: string | undefined;
  samples: SampleRecord | undefined;
};

/** Returns an empty manifest if the file is missing or cannot be read. */
export async function readManifest(directory: string): Promise<Manifest> {
  const empty: Manifest = {
    fingerprint: '',
    siteUrl: '',
    policies: {},
    moved: {},
    lists: {},
    gone: [],
    pages: [],
    samples: undefined,
  };
  try {
    const manifest = JSON.parse(
      await readFile(join(directory, MANIFEST_FILE), 'utf8'),
    ) as Partial<Manifest>;
    return { ...empty, ...manifest, samples: sampleRecordSchema.safeParse(manifest.samples).data };
  } catch {
    return empty;
  }
}
