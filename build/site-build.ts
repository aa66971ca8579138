import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILE, type Manifest } from '../server/serving/manifest.ts';
import { type SampleRecord, sampleRefusal } from '../server/serving/sample-gate.ts';
import type { Content } from '../src/content/check-content.ts';
import { requireFound } from '../src/content/mistake.ts';
import { contentDirectory } from '../src/content/read-content.ts';
import { checkedContent, filesIn } from '../src/content-checks.ts';
import { readAnalytics } from '../src/features/analytics/tool.ts';
import { publicPages, type SitePage } from '../src/features/sitemap/site-page.ts';
import { llmsFullText } from '../src/site/llms-text.ts';
import { LLMS_FULL_PATH, markdownAddress } from '../src/text/markdown-address.ts';
import {
  factAdvice,
  metaAdvice,
  pictureAdvice,
  unlistedContent,
  waitingArticles,
} from './advice.ts';
import { dropUnusedScripts, takePageList } from './astro-output.ts';
import { checkContrast } from './brand-contrast.ts';
import { refuseBrokenLinks } from './broken-links.ts';
import { compressTextFiles, type Sizes } from './compress.ts';
import { finishPages } from './finish-pages.ts';
import { type BuildOptions, type BuildSettings, fingerprint } from './freshness.ts';
import { writeMonthlyTablePdf } from './monthly-table-pdf/monthly-table-pdf.ts';
import { readRedirects } from './redirects.ts';
import { writeReportPdf } from './report-pdf/report-pdf.ts';
import { markSamples } from './sample-preview.ts';
import { allSamples, sampleRecord } from './samples/all-samples.ts';
import { drawSocialImages } from './social-images.ts';

export type BuildStep = { name: string; ms: number; note: string };

/** Runs the work of a step, and records its duration and a note about its result. */
type Step = <T>(name: string, work: () => Promise<T>, note: (result: T) => string) => Promise<T>;

/** Returns a list of steps, and a function that runs a step and adds it to the list. */
function stepClock(): { steps: BuildStep[]; step: Step } {
  const steps: BuildStep[] = [];
  return {
    steps,
    async step(name, work, note) {
      const start = performance.now();
      const result = await work();
      steps.push({ name, ms: performance.now() - start, note: note(result) });
      return result;
    },
  };
}

/** Returns the steps of a build as a short table, one line for each step with its time in seconds. */
export function stepTable(steps: BuildStep[]): string {
  const width = Math.max(...steps.map(({ name }) => name.length));
  return steps
    .map(
      ({ name, ms, note }) =>
        `${name.padEnd(width)}  ${(ms / 1000).toFixed(2).padStart(6)} s  ${note}`,
    )
    .join('\n');
}

const BUILD_PREFIX = 'build-';
/** Mode of the served folder: all users can read it, unlike a temporary folder. */
const FOLDER_MODE = 0o755;

/** Returns the samples of a site. Errors: throws if a public site would show them without ALLOW_SAMPLES. */
function samplesOrRefuse(content: Content, settings: BuildSettings): SampleRecord {
  const { SITE_URL: siteUrl, ALLOW_SAMPLES } = settings;
  const allowed = ALLOW_SAMPLES === '1';
  const samples = sampleRecord(allSamples(content), { siteUrl, allowed });
  const refusal = sampleRefusal({ siteUrl, samples, allowed });
  if (refusal) throw new Error(refusal);
  return samples;
}

/** Returns a new, empty folder. It is new for each build, because a killed build may still be writing into the last one. */
async function emptyFolder(cache: string): Promise<string> {
  await mkdir(cache, { recursive: true });
  const left = (await readdir(cache)).filter((name) => name.startsWith(BUILD_PREFIX));
  for (const name of left)
    await rm(join(cache, name), { recursive: true, force: true, maxRetries: 3 });
  return mkdtemp(join(cache, BUILD_PREFIX));
}

/** Renders the pages into the folder with Astro. Sets the environment, which Astro's settings and our sources read. */
async function renderPages(
  root: string,
  directory: string,
  settings: BuildSettings,
  preview: boolean,
) {
  Object.assign(process.env, settings, {
    SAMPLE_PREVIEW: preview ? '1' : '',
    ASTRO_TELEMETRY_DISABLED: '1',
    // With another NODE_ENV, of a shell or a test runner, the pages would get React's development build, which is twice as
    // large.
    NODE_ENV: 'production',
  });
  const astro = await import('astro');
  await astro.build({ root, outDir: directory, logLevel: 'error' });
  await dropUnusedScripts(directory);
  return takePageList(directory);
}

async function writePdfs(directory: string, features: Content['features']) {
  const made = [];
  if (features.has('report')) {
    await writeReportPdf(directory);
    made.push('report');
  }
  if (features.has('cost-per-signed-case') && (await writeMonthlyTablePdf(directory)))
    made.push('monthly table');
  return made;
}

async function writeWholeText(
  directory: string,
  pages: readonly SitePage[],
  brand: string,
  origin: string,
) {
  const read = ({ path }: SitePage) =>
    readFile(join(directory, decodeURI(markdownAddress(path))), 'utf8');
  await writeFile(
    join(directory, LLMS_FULL_PATH),
    await llmsFullText(publicPages(pages), read, { brand, origin }),
  );
}

/** Replaces the old folder by the finished one. It is renamed, so that no half-written site is served. */
async function replace(finished: string, output: string): Promise<void> {
  const old = `${finished}.old`;
  if (existsSync(output)) await rename(output, old);
  await chmod(finished, FOLDER_MODE);
  await rename(finished, output);
  await rm(old, { recursive: true, force: true });
}

function sizesNote(sizes: readonly Sizes[]): string {
  const kilobytes = (key: keyof Sizes) =>
    `${(sizes.reduce((sum, size) => sum + size[key], 0) / 1_000).toFixed(1)} KB`;
  return `${sizes.length} files, ${kilobytes('plain')}, in brotli ${kilobytes('brotli')}`;
}

/**
 * Builds the site in a new folder, and replaces the old site if all steps succeed. Call it under `withBuildLock` and in a
 * separate process, because it changes the environment. Returns the steps with their durations. Errors: throws if a step
 * fails; then the old site is unchanged.
 */
export async function buildSite({ root, output, settings }: BuildOptions): Promise<BuildStep[]> {
  const folder = contentDirectory(process.env);
  const { SITE_URL: origin, PUBLIC_BACKEND_URL: backendUrl } = settings;
  // The fingerprint is calculated before the build, so that a change during the build requires another build.
  const made = fingerprint(root, settings);
  const analytics = readAnalytics(settings.ANALYTICS)?.hosts;
  const { steps, step } = stepClock();
  const content = await step(
    'content',
    () => checkedContent(folder),
    ({ files }) => `${files.length} files`,
  );
  const samples = await step(
    'samples',
    async () => samplesOrRefuse(content, settings),
    ({ count }) => `${count} sample values`,
  );
  const { preview } = samples;
  checkContrast(folder);
  const directory = await emptyFolder(join(root, '.cache'));
  const { data: site } = requireFound(filesIn(content, 'site')[0], 'site.yaml');
  const { brand, tagline, timeZone } = site;
  const pages = await step(
    'pages',
    () => renderPages(root, directory, settings, preview),
    (list) => `${list.length} by astro build`,
  );
  const waiting = await step(
    'waiting',
    async () => waitingArticles(content, timeZone),
    ({ lines }) => lines.join('\n') || 'no article',
  );
  await step(
    'advice',
    async () => [
      ...metaAdvice(content),
      ...unlistedContent(content),
      ...pictureAdvice(content),
      ...factAdvice(content),
    ],
    (lines) => lines.join('\n') || 'none',
  );
  const { moved, lists, gone } = readRedirects(content, pages);
  await step(
    'PDFs',
    () => writePdfs(directory, content.features),
    (made) => made.join(', ') || 'none',
  );
  const { policies } = await step(
    'finish',
    () => finishPages(directory, { pages, origin, backendUrl, analytics, preview }),
    (result) => `${sizesNote(result.sizes)}${preview ? ', kept out of search results' : ''}`,
  );
  await step(
    'links',
    () => refuseBrokenLinks({ content, directory, siteUrl: origin, moved }),
    (count) => `${count} lead somewhere`,
  );
  await step(
    'pictures',
    () => drawSocialImages(directory, pages, { brand, tagline }),
    (count) => `${count} social images`,
  );
  if (preview) await markSamples(directory);
  else await writeWholeText(directory, pages, brand, origin);
  await step('other files', () => compressTextFiles(directory), sizesNote);
  const manifest: Manifest = {
    fingerprint: made,
    siteUrl: origin,
    policies,
    moved,
    lists,
    gone,
    nextArticle: waiting.next,
    pages,
    samples,
  };
  await writeFile(join(directory, MANIFEST_FILE), JSON.stringify(manifest));
  await step(
    'in place',
    () => replace(directory, output),
    () => output,
  );
  return steps;
}
