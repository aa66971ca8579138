import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readManifest } from '../../server/serving/manifest.ts';
import { contentDirectory } from '../../src/content/read-content.ts';
import { ROOT } from '../bootstrap/install.mjs';

const OUR_CONTENT = resolve(ROOT, contentDirectory(process.env));
const DAY_MS = 24 * 60 * 60 * 1000;
/** The added articles are older than the real ones, so these stay at the top of the lists. */
const NEWEST = Date.parse('2024-12-31T00:00:00Z');
/** The size of these files should hardly depend on the number of articles. */
const WATCHED = ['blog.html', 'blog/feed.xml', 'llms.txt', 'llms-full.txt', 'sitemap.xml'];

function numberArticle(text: string, number: number): string {
  const day = new Date(NEWEST - number * DAY_MS).toISOString().slice(0, 10);
  return text
    .replace(/^title: .*/m, `$& ${number}`)
    .replace(/^slug: .*/m, `$&-${number}`)
    .replace(/^published_at: .*/m, `published_at: ${day}`)
    .replace(/^featured_image_url: .*\n/m, '');
}

function copyWithMoreArticles(copy: string, count: number) {
  cpSync(OUR_CONTENT, copy, { recursive: true });
  const folder = join(copy, 'blog');
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const texts = names.map((name) => readFileSync(join(folder, name), 'utf8'));
  for (let number = 1; number <= count; number += 1) {
    const text = numberArticle(texts[number % texts.length] ?? '', number);
    writeFileSync(join(folder, `article-${number}.md`), text);
  }
}

async function measure(title: string, CONTENT_DIR: string, SITE_DIR: string) {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['commands/build.ts'], {
    cwd: ROOT,
    env: { ...process.env, CONTENT_DIR, SITE_DIR },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const seconds = (performance.now() - start) / 1_000;
  const { pages } = await readManifest(SITE_DIR);
  console.log(`\n${title}: ${pages.length} pages in ${seconds.toFixed(1)} s\n${stdout}`);
  for (const name of WATCHED) {
    const kilobytes = (file: string) =>
      `${(statSync(join(SITE_DIR, file)).size / 1_000).toFixed(1)} KB`;
    console.log(`${name}: ${kilobytes(name)}, ${kilobytes(`${name}.br`)} in brotli`);
  }
  return { seconds, pages: pages.length };
}

const count = Number(process.argv[2] ?? 1_000);
const folder = mkdtempSync(join(tmpdir(), 'northbar-scale-'));
try {
  console.log(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`);
  const small = await measure('As it is', OUR_CONTENT, join(folder, 'small'));
  copyWithMoreArticles(join(folder, 'content'), count);
  const large = await measure(
    `${count} more articles`,
    join(folder, 'content'),
    join(folder, 'large'),
  );
  const msPerArticle = ((large.seconds - small.seconds) / count) * 1_000;
  console.log(`\n${msPerArticle.toFixed(0)} ms for each further article`);
  process.exitCode = large.pages - small.pages >= count ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
