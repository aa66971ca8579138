import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SitePage } from '../../src/features/sitemap/site-page.ts';
import { type SampleRecord, sampleRecordSchema } from './sample-gate.ts';

/** Written into the built site as its last file: a folder without it is a build that did not finish. */
export const MANIFEST_FILE = '.manifest.json';

export type Manifest = {
  /** Hash over everything the build was made from; see build/freshness.ts. */
  fingerprint: string;
  /** The origin that canonical addresses were built with; empty when unknown. */
  siteUrl: string;
  /** Content-Security-Policy of each page by address. */
  policies: Record<string, string>;
  /** Every page, in the order of the sitemap. */
  pages: SitePage[];
  /** The target of each former address; see build/redirects.ts. */
  moved: Record<string, string>;
  /** Names of the lists that some of these lead to: offered for unknown addresses below them. */
  lists: Record<string, string>;
  gone: string[];
  /** The next moment, in W3C form, from which an article that waits for its day belongs to the site. */
  nextArticle?: string | undefined;
  /** The samples on the pages; undefined when the build did not look, or its file cannot be read. */
  samples: SampleRecord | undefined;
};

/** The manifest of a built site; empty when it is missing or cannot be read. */
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
