import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManifest } from '../../server/serving/manifest.ts';

/**
 * A block of `docs/adding.md` is a whole file, or lines that follow or replace a line with a text.
 */
type Block = { path: string; mode: string | undefined; text: string | undefined; code: string };

const BLOCK = /^```\w+ (\S+)(?: (after|instead of) (.+))?\n([\s\S]*?)^```$/gm;
const blocksOf = (markdown: string) =>
  [...markdown.matchAll(BLOCK)].map(
    ([, path = '', mode, text, code = '']): Block => ({ path, mode, text, code }),
  );

/** Throws unless the line occurs exactly once in the file. */
function insertCode(fileText: string, { path, mode, text = '', code }: Block): string {
  const lines = fileText.split('\n');
  const indexes = lines.flatMap((line, index) => (line.includes(text) ? [index] : []));
  const [index] = indexes;
  if (index === undefined || indexes.length > 1)
    throw new Error(
      `docs/adding.md: ${path}: "${text}" is in ${indexes.length} lines, expected one`,
    );
  const isAfter = mode === 'after';
  return lines.toSpliced(isAfter ? index + 1 : index, isAfter ? 0 : 1, code.trimEnd()).join('\n');
}

function applyBlock(root: string, block: Block): void {
  const file = join(root, block.path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, block.text ? insertCode(readFileSync(file, 'utf8'), block) : block.code);
}

const ROOT = join(import.meta.dirname, '..', '..');
const COPIED = [
  'build',
  'commands',
  'content',
  'server',
  'src',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** A whole build on a busy machine takes up to this long, in ms. */
const BUILD_TIMEOUT_MS = 300_000;

/** The build renames folders, which works only on one disk. */
mkdirSync(join(ROOT, '.cache'), { recursive: true });
const copyFolder = mkdtempSync(join(ROOT, '.cache', 'additions-'));
const readBuilt = (file: string) => readFileSync(join(copyFolder, 'dist', file), 'utf8');
const loadPage = (path: string) => load(readBuilt(`${path.slice(1)}.html`));

/** The best compression and the social images take a third of a build. */
const FASTER_BUILD = `
\`\`\`ts build/compress.ts instead of const BROTLI_QUALITY =
const BROTLI_QUALITY = { best: 1, quick: 1 };
\`\`\`
\`\`\`ts build/site-build.ts instead of if (isDrawable(
if (!isDrawable(image.headline))
\`\`\``;

const ARTICLE = '/blog/how-long-should-a-first-consultation-be';
const blocks = blocksOf(readFileSync(join(ROOT, 'docs', 'adding.md'), 'utf8') + FASTER_BUILD);

beforeAll(async () => {
  for (const name of COPIED) cpSync(join(ROOT, name), join(copyFolder, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copyFolder, 'node_modules'));
  for (const block of blocks) applyBlock(copyFolder, block);
  const env = { ...process.env, CACHE_DIR: join(copyFolder, '.astro') };
  await promisify(execFile)(process.execPath, ['commands/build.ts'], { cwd: copyFolder, env });
}, BUILD_TIMEOUT_MS);
afterAll(() => rmSync(copyFolder, { recursive: true, force: true, maxRetries: 3 }));

test.each([
  ['a page', '/careers'],
  ['an article', ARTICLE],
  ['a tool', '/tools/missed-calls'],
])('%s of docs/adding.md is built and listed', async (_, path) => {
  const { pages, policies } = await readManifest(join(copyFolder, 'dist'));
  expect(pages.map((listed) => listed.path)).toContain(path);
  expect(policies[path]).toContain("default-src 'none'");
  expect(readBuilt('sitemap.xml')).toContain(`${path}</loc>`);
  expect(loadPage(path)('h1')).toHaveLength(1);
});

test('the form field and the former address of docs/adding.md are built', async () => {
  expect(loadPage('/contact')('label').text()).toContain('Website (Optional)');
  const { redirects } = await readManifest(join(copyFolder, 'dist'));
  expect(redirects['/blog/first-consultation']).toBe(ARTICLE);
});
