import { join } from 'node:path';
import type { Manifest } from '../server/serving/manifest.ts';
import type { SampleRecord } from '../server/serving/sample-gate.ts';
import { keptFiles } from '../src/content/kept-files.ts';
import { readContentFile } from '../src/content/read-content.ts';
import { siteSchema } from '../src/content/site.ts';
import type { SitePage } from '../src/features/sitemap/site-page.ts';
import { siteCompressor } from './compress.ts';
import type { BuildSettings } from './fingerprint.ts';
import { formTemplates } from './form-templates.ts';
import type { Keep } from './kept-texts.ts';
import { leanPages } from './lean/lean-pages.ts';
import { writeTexts } from './markdown/write-texts.ts';
import { pagePolicies } from './policies.ts';
import { keepOutOfSearch } from './sample-preview.ts';
import type { Step } from './steps.ts';

/** A site that Astro has made. */
type MadeSite = {
  root: string;
  /** Where its files lie. */
  directory: string;
  content: string;
  settings: BuildSettings;
  samples: SampleRecord;
  pages: SitePage[];
  keep: Keep;
};

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Text twins, only the styles a page uses, policies, compression; what the server is told of the pages out. */
export async function finishSite(
  { root, directory, content, settings, samples, pages, keep }: MadeSite,
  step: Step,
): Promise<Pick<Manifest, 'policies' | 'forms'>> {
  const { preview } = samples;
  const { brand } = readContentFile(join(content, 'site.yaml'), siteSchema).data;
  await step(
    'texts',
    () => writeTexts(directory, pages, { brand, origin: settings.SITE_URL, preview }, keep),
    (result) => `${result.length} pages as markdown`,
  );
  if (preview) {
    await step(
      'preview',
      () => keepOutOfSearch(directory),
      (count) => `${samples.count} sample values, ${count} pages kept out of search results`,
    );
  }
  const compressor = await siteCompressor(directory, await keptFiles(join(root, '.cache', 'compressed')));
  // After the steps that read a page by its classes, before it is hashed; it is compressed from then on.
  await step(
    'lean pages',
    () => leanPages(directory, keep, compressor.start),
    ({ pages: count, before, after }) => `${count} pages, ${kilobytes(before)} to ${kilobytes(after)}`,
  );
  const policies = await step(
    'policies',
    () => pagePolicies(directory, settings.PUBLIC_BACKEND_URL, keep),
    (result) => `${Object.keys(result).length} pages`,
  );
  await step(
    'compression',
    () => compressor.finish(),
    ({ files, plain, brotli }) => `${files} files, ${kilobytes(plain)} to ${kilobytes(brotli)} brotli`,
  );
  return { policies, forms: await formTemplates(directory) };
}
