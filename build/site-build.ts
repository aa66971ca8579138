import { existsSync } from 'node:fs';
import {
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import Tinypool from 'tinypool';
import { MANIFEST_FILE, type Manifest } from '../server/serving/manifest.ts';
import { type SampleRecord, sampleRefusal } from '../server/serving/sample-gate.ts';
import type { Content } from '../src/content/check-content.ts';
import { requireFound } from '../src/content/mistake.ts';
import { contentDirectory } from '../src/content/read-content.ts';
import { checkedContent, dataOf } from '../src/content-checks.ts';
import { readAnalytics } from '../src/features/analytics/tool.ts';
import { publicPages, type SitePage } from '../src/features/sitemap/site-page.ts';
import type { SocialImage } from '../src/seo/social-image.ts';
import { DEFAULT_SOCIAL_IMAGE, socialImagePath } from '../src/seo/social-image-path.ts';
import { llmsFullText } from '../src/site/llms-text.ts';
import { isDrawable } from '../src/text/letters.ts';
import { LLMS_FULL_PATH, markdownAddress } from '../src/text/markdown-address.ts';
import {
  metaAdvice,
  pagesWithoutMenu,
  pictureAdvice,
  priceAdvice,
  waitingArticles,
} from './advice.ts';
import { extractPageList } from './astro-output.ts';
import { checkContrast } from './brand-contrast.ts';
import { refuseBrokenLinks } from './broken-links.ts';
import { compressTextFiles, type Sizes } from './compress.ts';
import { finishPages } from './finish-pages.ts';
import { type BuildOptions, type BuildSettings, fingerprint } from './freshness.ts';
import { writePdfs } from './pdfs/pdfs.ts';
import { labelSamples } from './sample-preview.ts';
import { allSamples, sampleRecord } from './samples/find-samples.ts';

const STEP_NAME_WIDTH = 13;

/** Prints how long the step took and what it did. */
async function timedStep<T>(
  name: string,
  work: () => Promise<T>,
  note: (result: T) => string,
): Promise<T> {
  const start = performance.now();
  const result = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(2).padStart(6);
  console.log(`${name.padEnd(STEP_NAME_WIDTH)} ${seconds} s  ${note(result)}`);
  return result;
}

/** Without this call, the next step would take 80 MB of new memory in addition to the garbage. */
async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}

const BUILD_PREFIX = 'build-';
/** All users can read the served folder. A temporary folder would be private to its owner. */
const FOLDER_MODE = 0o755;

function checkSamples(content: Content, settings: BuildSettings): SampleRecord {
  const { SITE_URL: siteUrl, ALLOW_SAMPLES } = settings;
  const areSamplesAllowed = ALLOW_SAMPLES === '1';
  const samples = sampleRecord(allSamples(content), { siteUrl, areSamplesAllowed });
  const refusal = sampleRefusal({ siteUrl, samples, isAllowed: areSamplesAllowed });
  if (refusal) throw new Error(refusal);
  return samples;
}

/** A killed build may still be writing into the last folder, so each build has a new folder. */
async function createBuildFolder(cache: string): Promise<string> {
  await mkdir(cache, { recursive: true });
  const oldFolders = (await readdir(cache)).filter((name) => name.startsWith(BUILD_PREFIX));
  for (const name of oldFolders)
    await rm(join(cache, name), { recursive: true, force: true, maxRetries: 3 });
  return mkdtemp(join(cache, BUILD_PREFIX));
}

/** Sets the environment, which Astro's settings and our sources read. */
async function renderPages(
  root: string,
  directory: string,
  settings: BuildSettings,
  preview: boolean,
) {
  Object.assign(process.env, settings, {
    SAMPLE_PREVIEW: preview ? '1' : '',
    ASTRO_TELEMETRY_DISABLED: '1',
    // With another NODE_ENV the pages would get React's development build, which is twice as large.
    NODE_ENV: 'production',
  });
  const astro = await import('astro');
  await astro.build({ root, outDir: directory, logLevel: 'error' });
  return extractPageList(directory);
}

async function writeLlmsFullText(
  directory: string,
  pages: readonly SitePage[],
  brand: string,
  origin: string,
) {
  const readMarkdown = ({ path }: SitePage) =>
    readFile(join(directory, decodeURI(markdownAddress(path))), 'utf8');
  await writeFile(
    join(directory, LLMS_FULL_PATH),
    await llmsFullText(publicPages(pages), readMarkdown, { brand, origin }),
  );
}

type Redirects = Pick<Manifest, 'redirects' | 'listNames' | 'removedPaths'>;

/** If a path has a page and a redirect, the server sends the page. */
export function readRedirects(content: Content, pages: readonly SitePage[]): Redirects {
  const files = dataOf(content, 'redirects');
  const fileRedirects = files.flatMap((data) => data.moved);
  const pageRedirects = pages.flatMap(({ path, former = [] }) =>
    former.map((from) => ({ from, to: path })),
  );
  return {
    redirects: Object.fromEntries(
      [...pageRedirects, ...fileRedirects].map(({ from, to }) => [from, to]),
    ),
    listNames: Object.fromEntries(
      fileRedirects.flatMap(({ from, list }) => (list ? [[from, list]] : [])),
    ),
    removedPaths: files.flatMap((data) => data.gone),
  };
}

/** While one image is compressed, the next is typeset. */
const TASKS_PER_THREAD = 2;

// Draws on threads with small heaps: the typesetter reports its memory to V8, which then collects
// the garbage of the whole heap.
async function drawSocialImages(
  directory: string,
  pages: readonly SitePage[],
  brand: Pick<SocialImage, 'brand' | 'tagline'>,
): Promise<number> {
  const images = pages.flatMap(({ path, title, headline, picture }) => {
    const file = join(directory, socialImagePath(decodeURI(path)));
    return headline === undefined ? [] : [{ file, image: { title, headline, picture, ...brand } }];
  });
  const threads = new Tinypool({
    filename: join(import.meta.dirname, '..', 'src/seo/social-image.ts'),
    name: 'socialImage',
    maxThreads: availableParallelism(),
    concurrentTasksPerWorker: TASKS_PER_THREAD,
  });
  await Promise.all(
    images.map(async ({ file, image }) => {
      await mkdir(dirname(file), { recursive: true });
      // A headline with a letter that the typefaces lack gets the default image.
      if (isDrawable(image.headline + image.title))
        await writeFile(file, (await threads.run(image)) as Uint8Array);
      else await copyFile(join(directory, DEFAULT_SOCIAL_IMAGE), file);
    }),
  );
  await threads.destroy();
  return images.length;
}

/** The folder is renamed, so that no half-written site is served. */
async function publishFolder(newFolder: string, output: string): Promise<void> {
  const oldFolder = `${newFolder}.old`;
  if (existsSync(output)) await rename(output, oldFolder);
  await chmod(newFolder, FOLDER_MODE);
  await rename(newFolder, output);
  await rm(oldFolder, { recursive: true, force: true });
}

function sizesNote(sizes: readonly Sizes[]): string {
  const kilobytes = (key: keyof Sizes) =>
    `${(sizes.reduce((sum, size) => sum + size[key], 0) / 1_000).toFixed(1)} KB`;
  return `${sizes.length} files, ${kilobytes('plain')}, in brotli ${kilobytes('brotli')}`;
}

/**
 * Call it under `withBuildLock` and in a separate process, because it changes the environment.
 * Throws if a step fails; the old site is unchanged.
 */
export async function buildSite({ root, output, settings }: BuildOptions): Promise<void> {
  const folder = contentDirectory(process.env);
  const { SITE_URL: origin, PUBLIC_BACKEND_URL: backendUrl } = settings;
  // A change during the build requires another build, so the fingerprint is calculated first.
  const sourcesFingerprint = fingerprint(root, settings);
  const analytics = readAnalytics(settings.ANALYTICS)?.hosts;
  const content = await timedStep(
    'content',
    () => checkedContent(folder),
    ({ files }) => `${files.length} files`,
  );
  const samples = await timedStep(
    'samples',
    async () => checkSamples(content, settings),
    ({ count }) => `${count} sample values`,
  );
  const { preview } = samples;
  checkContrast(folder);
  const directory = await createBuildFolder(join(root, '.cache'));
  const { brand, tagline, timeZone } = requireFound(dataOf(content, 'site')[0], 'site.yaml');
  const pages = await timedStep(
    'pages',
    () => renderPages(root, directory, settings, preview),
    (list) => `${list.length} by astro build`,
  );
  const waiting = await timedStep(
    'waiting',
    async () => waitingArticles(content, timeZone),
    ({ lines }) => lines.join('\n') || 'no article',
  );
  await timedStep(
    'advice',
    async () => [
      ...metaAdvice(content),
      ...pagesWithoutMenu(content),
      ...pictureAdvice(content),
      ...priceAdvice(content),
    ],
    (lines) => lines.join('\n') || 'none',
  );
  const { redirects, listNames, removedPaths } = readRedirects(content, pages);
  await collectGarbage();
  await timedStep(
    'PDFs',
    () => writePdfs(directory, content, origin),
    (names) => names.join(', ') || 'none',
  );
  // The pictures are drawn on threads, while this thread finishes pages.
  const [finishedPages] = await Promise.all([
    timedStep(
      'finish',
      () => finishPages(directory, { pages, origin, backendUrl, analytics, preview }),
      (list) =>
        `${sizesNote(list.map(({ sizes }) => sizes))}${preview ? ', not in search results' : ''}`,
    ),
    timedStep(
      'pictures',
      () => drawSocialImages(directory, pages, { brand, tagline }),
      (count) => `${count} social images`,
    ),
  ]);
  await refuseBrokenLinks(content, { directory, pages: finishedPages, redirects, siteUrl: origin });
  if (preview) await labelSamples(directory);
  else await writeLlmsFullText(directory, pages, brand, origin);
  await timedStep('other files', () => compressTextFiles(directory), sizesNote);
  const manifest: Manifest = {
    fingerprint: sourcesFingerprint,
    siteUrl: origin,
    policies: Object.fromEntries(finishedPages.map(({ path, policy }) => [path, policy])),
    redirects,
    listNames,
    removedPaths,
    nextArticle: waiting.next,
    pages,
    samples,
  };
  await writeFile(join(directory, MANIFEST_FILE), JSON.stringify(manifest));
  await timedStep(
    'publish',
    () => publishFolder(directory, output),
    () => output,
  );
}
