import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KEEP_MEMORY } from '../commands/bootstrap/keep-memory.mjs';
import { allSamples, sampleRecord } from '../commands/launch-check/all-samples.ts';
import { MANIFEST_FILE, type Manifest } from '../server/serving/manifest.ts';
import { type SampleRecord, sampleRefusal } from '../server/serving/sample-gate.ts';
import { keptFiles } from '../src/content/kept-files.ts';
import { contentDirectory, readContentFile } from '../src/content/read-content.ts';
import { siteSchema } from '../src/content/site.ts';
import type { SitePage } from '../src/features/sitemap/site-page.ts';
import { siteCompressor } from './compress.ts';
import { type BuildSettings, codeFingerprint, fingerprint, settledFingerprint } from './fingerprint.ts';
import { formTemplates } from './form-templates.ts';
import type { BuildOptions } from './freshness.ts';
import { keptTexts } from './kept-texts.ts';
import { leanPages } from './lean/lean-pages.ts';
import { writeTexts } from './markdown/write-texts.ts';
import { pagePolicies } from './policies.ts';
import { keepOutOfSearch } from './sample-preview.ts';

const BUILD_PREFIX = 'build-';
/** A temporary folder is closed to others; a served one need not be. */
const FOLDER_MODE = 0o755;

export type BuildStep = { name: string; ms: number; note: string };

/** What the sources read besides. */
type Inner = {
  /** On in a build for the public that holds samples. */
  SAMPLE_PREVIEW: '1' | '';
  KEPT_BY: string;
};

/** Renders the pages into the folder; the list of them, each built. */
async function runAstro(
  root: string,
  directory: string,
  settings: BuildSettings & Inner,
  given: NodeJS.ProcessEnv,
  flags: readonly string[],
): Promise<SitePage[]> {
  const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const list = `${directory}.json`;
  const env = {
    ...KEEP_MEMORY,
    ...given,
    ...settings,
    OUT_DIR: directory,
    PAGE_LIST: list,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [astro, 'build', '--outDir', directory, ...flags], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const stop = (signal: NodeJS.Signals) => {
      child.kill(signal);
      process.exit(1);
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (code === 0) resolve();
      else reject(new Error(`astro build ended with code ${code}:\n${output.trim()}`));
    });
  });
  const pages = JSON.parse(await readFile(list, 'utf8')) as SitePage[];
  await rm(list);
  return pages;
}

/** Puts the finished folder in place of the old one; a rename never shows a half-written site. */
async function replace(finished: string, output: string): Promise<void> {
  const old = `${finished}.old`;
  if (existsSync(output)) await rename(output, old);
  await chmod(finished, FOLDER_MODE);
  await rename(finished, output);
  await rm(old, { recursive: true, force: true });
}

/**
 * A folder of its own each time: the Astro of a build that was killed may still be writing into the last one, and what
 * it has kept is no longer to be trusted.
 */
async function emptyFolder(cache: string): Promise<{ directory: string; wasKilled: boolean }> {
  await mkdir(cache, { recursive: true });
  const left = (await readdir(cache)).filter((name) => name.startsWith(BUILD_PREFIX));
  await Promise.all(
    left.map((name) => rm(join(cache, name), { recursive: true, force: true, maxRetries: 3 })),
  );
  return { directory: await mkdtemp(join(cache, BUILD_PREFIX)), wasKilled: left.length > 0 };
}

/** What the site holds of samples. Errors: a site that must not be public with them stops here, before any work. */
function samplesOrRefuse(content: string, { SITE_URL: siteUrl, ALLOW_SAMPLES }: BuildSettings): SampleRecord {
  const allowed = ALLOW_SAMPLES === '1';
  const samples = sampleRecord(allSamples(content), { siteUrl, allowed });
  const refusal = sampleRefusal({ siteUrl, samples, allowed });
  if (refusal) throw new Error(refusal);
  return samples;
}

/**
 * Builds the site beside the present one and puts it in place only when every step has passed. Call it under
 * `withBuildLock`. Returns the steps with their times; throws, leaving the old site untouched, when one fails. `env` may
 * name another folder of content.
 */
export async function buildSite(
  { root, output, settings }: BuildOptions,
  env = process.env,
): Promise<BuildStep[]> {
  const content = contentDirectory(env);
  const samples = samplesOrRefuse(content, settings);
  const { preview } = samples;
  const { directory, wasKilled } = await emptyFolder(join(root, '.cache'));
  const steps: BuildStep[] = [];
  const step = async <T>(name: string, work: () => Promise<T>, note: (result: T) => string): Promise<T> => {
    const start = performance.now();
    const result = await work();
    steps.push({ name, ms: performance.now() - start, note: note(result) });
    return result;
  };
  // Both taken before the build: a source changed while it runs must count as newer.
  const made = fingerprint(root, settings, env);
  const kept = await keptTexts(join(root, '.cache', 'texts'), codeFingerprint(root));
  const settledNow = () => settledFingerprint(root, content, settings);
  const settled = settledNow();
  const pages = await step(
    'pages',
    () => {
      const SAMPLE_PREVIEW = preview ? '1' : '';
      const inner = { SAMPLE_PREVIEW, KEPT_BY: settled + SAMPLE_PREVIEW } as const;
      return runAstro(root, directory, { ...settings, ...inner }, env, wasKilled ? ['--force'] : []);
    },
    (result) => `${result.length} pages by astro build`,
  );
  // What was edited meanwhile is in pages that Astro keeps by what stood there before: the next build takes none of them.
  if (settledNow() !== settled) await mkdtemp(join(root, '.cache', BUILD_PREFIX));
  const { brand } = readContentFile(join(content, 'site.yaml'), siteSchema).data;
  await step(
    'texts',
    () => writeTexts(directory, pages, { brand, origin: settings.SITE_URL, preview }, kept.keep),
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
    () => leanPages(directory, kept.keep, compressor.start),
    ({ pages: count, before, after }) => `${count} pages, ${kilobytes(before)} to ${kilobytes(after)}`,
  );
  const policies = await step(
    'policies',
    () => pagePolicies(directory, settings.PUBLIC_BACKEND_URL, kept.keep),
    (result) => `${Object.keys(result).length} pages`,
  );
  await step(
    'compression',
    () => compressor.finish(),
    ({ files, plain, brotli }) => `${files} files, ${kilobytes(plain)} to ${kilobytes(brotli)} brotli`,
  );
  await kept.tidy();
  const forms = await formTemplates(directory);
  const manifest: Manifest = {
    fingerprint: made,
    siteUrl: settings.SITE_URL,
    policies,
    forms,
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

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Steps of a build in; a short table out, one line a step with its time in seconds. */
export function stepTable(steps: BuildStep[]): string {
  const width = Math.max(...steps.map(({ name }) => name.length));
  return steps
    .map(({ name, ms, note }) => `${name.padEnd(width)}  ${(ms / 1000).toFixed(2).padStart(6)} s  ${note}`)
    .join('\n');
}
