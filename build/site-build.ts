import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILE, type Manifest } from '../server/serving/manifest.ts';
import { type SampleRecord, sampleRefusal } from '../server/serving/sample-gate.ts';
import { contentDirectory } from '../src/content/read-content.ts';
import type { SitePage } from '../src/features/sitemap/site-page.ts';
import { type BuildSettings, codeFingerprint, fingerprint, settledFingerprint } from './fingerprint.ts';
import type { BuildOptions } from './freshness.ts';
import { KEEP_MEMORY } from './keep-memory.mjs';
import { type Keep, keptTexts } from './kept-texts.ts';
import { allSamples, sampleRecord, settledIn } from './samples/all-samples.ts';
import type { SettledSamples } from './samples/find-samples.ts';
import { type BuildStep, stepClock } from './steps.ts';

const BUILD_PREFIX = 'build-';
/** A temporary folder is closed to others; a served one need not be. */
const FOLDER_MODE = 0o755;

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
  // Astro loads what it has bundled from a folder of this build alone: what Node made of that would only pile up.
  const { NODE_COMPILE_CACHE: _, ...rest } = given;
  const env = {
    ...KEEP_MEMORY,
    ...rest,
    ...settings,
    OUT_DIR: directory,
    PAGE_LIST: list,
    ASTRO_TELEMETRY_DISABLED: '1',
    // With another one, a shell's or a test runner's, React would come as it is for its developers, twice as large.
    NODE_ENV: 'production',
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

class ChangedMeanwhile extends Error {}

/**
 * The samples outside articles, kept until anything else changes. What is edited while they are looked for is not kept:
 * it would say of the content before what is true of the content after.
 */
async function keptSamples(
  content: string,
  settled: string,
  settledNow: () => string,
  keep: Keep,
): Promise<SettledSamples> {
  const find = () => {
    const found = settledIn(content);
    if (settledNow() !== settled) throw new ChangedMeanwhile();
    return JSON.stringify(found);
  };
  try {
    return JSON.parse(await keep('samples', [settled], find)) as SettledSamples;
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return settledIn(content);
    throw error;
  }
}

/**
 * What the site holds of samples. Errors: a site that must not be public with them stops here, before it is made.
 *
 * @param settled what is known of those outside articles
 */
function samplesOrRefuse(
  content: string,
  settled: SettledSamples,
  { SITE_URL: siteUrl, ALLOW_SAMPLES }: BuildSettings,
): SampleRecord {
  const allowed = ALLOW_SAMPLES === '1';
  const samples = sampleRecord(allSamples(content, settled), { siteUrl, allowed });
  const refusal = sampleRefusal({ siteUrl, samples, allowed });
  if (refusal) throw new Error(refusal);
  return samples;
}

/**
 * Builds the site beside the present one and puts it in place only when every step has passed. Call it under
 * `withBuildLock`. Returns the steps with their times; throws, leaving the old site untouched, when one fails. `env` may
 * name another folder of content. `whileRendering` is called when Astro has begun: there is a core beside its own.
 */
export async function buildSite(
  { root, output, settings }: BuildOptions,
  env = process.env,
  whileRendering: () => void = () => undefined,
): Promise<BuildStep[]> {
  const content = contentDirectory(env);
  // All taken before the build: a source changed while it runs must count as newer.
  const made = fingerprint(root, settings, env);
  const settledNow = () => settledFingerprint(root, content, settings);
  const code = codeFingerprint(root);
  const settled = settledFingerprint(root, content, settings, code);
  const kept = await keptTexts(join(root, '.cache', 'texts'), code);
  const { steps, step } = stepClock();
  const samples = await step(
    'samples',
    async () =>
      samplesOrRefuse(content, await keptSamples(content, settled, settledNow, kept.keep), settings),
    ({ count }) => `${count} sample values`,
  );
  const { directory, wasKilled } = await emptyFolder(join(root, '.cache'));
  if (wasKilled) await (await import('../src/seo/kept-picture.ts')).forgetDrawings();
  const rendering = step(
    'pages',
    () => {
      const SAMPLE_PREVIEW = samples.preview ? '1' : '';
      const inner = { SAMPLE_PREVIEW, KEPT_BY: settled + SAMPLE_PREVIEW } as const;
      return runAstro(root, directory, { ...settings, ...inner }, env, wasKilled ? ['--force'] : []);
    },
    (result) => `${result.length} pages by astro build`,
  );
  // Its readers of HTML and markdown take half a second to load.
  const finishing = import('./finish-site.ts');
  // told below, when Astro has ended
  finishing.catch(() => undefined);
  whileRendering();
  const pages = await rendering;
  const { finishSite } = await finishing;
  // What was edited meanwhile is in pages that Astro keeps by what stood there before: the next build takes none of them.
  if (settledNow() !== settled) await mkdtemp(join(root, '.cache', BUILD_PREFIX));
  const finished = await finishSite(
    { root, directory, content, settings, samples, pages, keep: kept.keep },
    step,
  );
  await kept.tidy();
  const manifest: Manifest = {
    fingerprint: made,
    siteUrl: settings.SITE_URL,
    ...finished,
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
