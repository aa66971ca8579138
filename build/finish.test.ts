import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { KEPT_MS, type KeptFiles, keptFiles } from '../src/content/kept-files.ts';
import { siteCompressor } from './compress.ts';
import { pagePolicies } from './policies.ts';

const compressSite = async (directory: string, kept?: KeptFiles) =>
  (await siteCompressor(directory, kept)).finish();

let directory = '';
const write = (path: string, content: string | Buffer) => writeFileSync(join(directory, path), content);
const read = (path: string) => readFileSync(join(directory, path));

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'northbar-finish-'));
  mkdirSync(join(directory, 'contact'));
});

describe('compression', () => {
  test('writes both forms of a text file, and they unpack to the file', async () => {
    const text = '<p>About us</p>'.repeat(100);
    write('about.html', text);
    const sizes = await compressSite(directory);
    expect(brotliDecompressSync(read('about.html.br')).toString()).toBe(text);
    expect(gunzipSync(read('about.html.gz')).toString()).toBe(text);
    expect(sizes).toEqual({ files: 1, plain: text.length, brotli: read('about.html.br').length });
  });

  test('is quicker, and nearly as good, in a part of very many files only', async () => {
    // words that the two qualities pack differently
    const article = readFileSync('content/blog/cost-per-signed-case.md', 'utf8');
    write('about.html', article);
    for (let index = 0; index < 301; index += 1)
      write(`contact/${index}.html`, index ? 'ha '.repeat(20) : article);
    mkdirSync(join(directory, 'contact/page'));
    write('contact/page/2.html', article);
    await compressSite(directory);
    const [best, quick] = [read('about.html.br'), read('contact/0.html.br')];
    expect(read('contact/page/2.html.br')).toEqual(quick);
    expect(brotliDecompressSync(quick).toString()).toBe(article);
    expect(quick.length).toBeGreaterThan(best.length);
    expect(quick.length).toBeLessThan(best.length * 1.2);
  });

  test.each(['llms-full.txt', 'feed.xml', 'feed.json'])(
    'is quicker, and nearly as good, for a text of the whole site: %s',
    async (name) => {
      const text = readFileSync('content/blog/cost-per-signed-case.md', 'utf8');
      write(name, text);
      await compressSite(directory);
      const best = brotliCompressSync(text);
      const quick = read(`${name}.br`);
      expect(brotliDecompressSync(quick).toString()).toBe(text);
      expect(quick.length).toBeGreaterThan(best.length);
      expect(quick.length).toBeLessThan(best.length * 1.2);
    },
  );

  test('of a file begins when it is said to be finished, and is done once', async () => {
    write('about.html', 'not yet lean '.repeat(100));
    const compressor = await siteCompressor(directory);
    const lean = 'lean '.repeat(100);
    write('about.html', lean);
    compressor.start('about.html');
    compressor.start('about.html');
    expect(await compressor.finish()).toMatchObject({ files: 1, plain: lean.length });
    expect(brotliDecompressSync(read('about.html.br')).toString()).toBe(lean);
  });

  test('of all but the pages, which are still changed, begins at once', async () => {
    write('about.html', 'not yet lean '.repeat(100));
    write('words.txt', 'words '.repeat(100));
    await siteCompressor(directory);
    await vi.waitFor(() => expect(readdirSync(directory)).toContain('words.txt.gz'));
    expect(readdirSync(directory)).not.toContain('about.html.gz');
  });

  test('that fails is told at the end', async () => {
    const compressor = await siteCompressor(directory);
    compressor.start('gone.html');
    await expect(compressor.finish()).rejects.toThrow('gone.html');
  });

  test('leaves alone what it would not make smaller and what is no text', async () => {
    write('tiny.txt', 'a');
    write('font.woff2', Buffer.alloc(10_000));
    await compressSite(directory);
    expect(readdirSync(directory).sort()).toEqual(['contact', 'font.woff2', 'tiny.txt']);
  });
});

describe('kept forms', () => {
  const text = '<p>About us</p>'.repeat(100);
  let folder = '';
  const keep = (name: string, content: string) => writeFileSync(join(folder, name), content);
  /** Without the mark of the day on which the folder was looked through. */
  const names = () => readdirSync(folder).filter((name) => !name.startsWith('.'));
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'northbar-kept-'));
    write('about.html', text);
  });

  test('are written once and used from then on', async () => {
    await compressSite(directory, await keptFiles(folder));
    const [name = ''] = readdirSync(folder).filter((each) => each.endsWith('.br'));
    const slow = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
    rmSync(join(folder, name));
    await (await keptFiles(folder)).get(name, async () => slow);
    await compressSite(directory, await keptFiles(folder));
    expect(read('about.html.br').equals(slow)).toBe(true);
    expect(names()).toHaveLength(2);
  });

  test.each([
    ['half', (file: Buffer) => file.subarray(0, file.length / 2)],
    ['empty', () => Buffer.alloc(0)],
    ['of something else', () => Buffer.from('half a fi')],
    ['with one other byte', (file: Buffer) => file.fill(7, file.length - 1)],
  ])('that are broken are made again: %s', async (_, broken) => {
    await compressSite(directory, await keptFiles(folder));
    for (const name of names()) writeFileSync(join(folder, name), broken(readFileSync(join(folder, name))));
    await compressSite(directory, await keptFiles(folder));
    expect(brotliDecompressSync(read('about.html.br')).toString()).toBe(text);
    expect(gunzipSync(read('about.html.gz')).toString()).toBe(text);
  });

  test('go when no build has asked for them in a long time', async () => {
    keep('old.br', 'x');
    keep('recent.br', 'x');
    const old = new Date(Date.now() - KEPT_MS - 1_000);
    utimesSync(join(folder, 'old.br'), old, old);
    await compressSite(directory, await keptFiles(folder));
    expect(names()).toHaveLength(3);
    expect(names()).not.toContain('old.br');
  });
});

describe('policies', () => {
  test('are one for each page, by its address', async () => {
    write('index.html', '<p>Home</p>');
    write('contact/thank-you.html', '<script>a()</script>');
    const policies = await pagePolicies(directory, 'https://api.northbar.example/base');
    expect(Object.keys(policies).sort()).toEqual(['/', '/contact/thank-you']);
    expect(policies['/']).toContain("connect-src 'self' https://api.northbar.example;");
    expect(policies['/']).toContain("style-src 'none'");
    expect(policies['/contact/thank-you']).toContain("script-src 'self' 'sha256-");
  });

  test('open styles and pictures to what the CSS of the build needs', async () => {
    write('index.html', '<p>Home</p>');
    write('site.css', 'p{background:url(data:image/png;base64,AA)}');
    const policies = await pagePolicies(directory, '');
    expect(policies['/']).toContain("style-src 'self'");
    expect(policies['/']).toContain("img-src 'self' data:");
  });

  test('stop the build on what they cannot allow, naming every file and snippet', async () => {
    write('index.html', '<p style="color:red">Home</p>');
    write('contact/thank-you.html', '<button onclick="go()">Go</button>');
    const failure = pagePolicies(directory, '');
    await expect(failure).rejects.toThrow('index.html: style attribute: <p style="color:red">Home</p>');
    await expect(failure).rejects.toThrow('contact/thank-you.html: inline event handler onclick');
  });
});
