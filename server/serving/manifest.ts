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
  /** The Content-Security-Policy of each page, by path. */
  policies: Record<string, string>;
  pages: SitePage[];
  /** Former path: present path. */
  redirects: Record<string, string>;
  /** Former path: name of a list of pages, which the 404 page offers for paths below this path. */
  listNames: Record<string, string>;
  /** Paths that answer 410. */
  removedPaths: string[];
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
    redirects: {},
    listNames: {},
    removedPaths: [],
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
