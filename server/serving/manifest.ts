import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SitePage } from '../../src/features/sitemap/site-page.ts';
import { type SampleRecord, sampleRecordSchema } from './sample-gate.ts';

/** Name of the last file that the build writes: a folder without it is an unfinished build. */
export const MANIFEST_FILE = '.manifest.json';

export type Manifest = {
  /** Hash of all sources and settings of the build; see build/freshness.ts. */
  fingerprint: string;
  /** Origin in canonical addresses; empty if unknown. */
  siteUrl: string;
  /** Content-Security-Policies of pages by path. */
  policies: Record<string, string>;
  /** All pages in the order of the sitemap. */
  pages: SitePage[];
  /** Targets by former address; see build/redirects.ts. */
  moved: Record<string, string>;
  /** By former address: name of the list to which it leads, which is suggested for unknown addresses below it. */
  lists: Record<string, string>;
  gone: string[];
  /** The moment when the next waiting article becomes public, in W3C form. */
  nextArticle?: string | undefined;
  /** The samples on the pages; undefined if they are unknown. */
  samples: SampleRecord | undefined;
};

/** Returns the manifest of a built site; an empty one if it is missing or cannot be read. */
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
    const read = JSON.parse(
      await readFile(join(directory, MANIFEST_FILE), 'utf8'),
    ) as Partial<Manifest>;
    return { ...empty, ...read, samples: sampleRecordSchema.safeParse(read.samples).data };
  } catch {
    return empty;
  }
}
