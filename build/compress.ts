import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../server/serving/content-types.ts';
import { ENCODING_SUFFIX, listFiles } from '../server/serving/read-files.ts';
import type { KeptFiles } from '../src/content/kept-files.ts';
import { perCore } from './per-core.ts';

type CompressedSizes = { files: number; plain: number; brotli: number };

/**
 * The best there is, but not where much changes at once. In a crowded part of the site an article's page is a tenth larger
 * (2.2 KB) and done in a thirtieth of the time: with a thousand new articles the compression was a third of a build.
 * At 7 to 9 it is hardly smaller, and takes larger tables, which cost up to a hundred milliseconds to clear.
 */
const BROTLI_QUALITY = { best: 11, quick: 6 } as const;
/**
 * Feeds, lists of pages and texts for machines hold words of the whole site, so each changed word makes them anew. No visitor
 * waits for one.
 */
const OF_WHOLE_SITE = /\.(xml|json|txt)$/;
/** Files in hand for each core: while one is read or written, another is compressed. */
const AT_ONCE = 2;
/** A part of the site, such as all below `blog/`, with more files to compress is crowded. */
const CROWD = 300;
const partOf = (name: string) => name.split('/', 1)[0];
/** Only programs that know no brotli are given this form: the best one is 0.1 % smaller and takes twice the time. */
const GZIP_LEVEL = 6;
/** What the format takes of a window for itself, in bytes. */
const BROTLI_WINDOW_GAP = 16;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A window that holds the whole file and no more: a greater one only costs memory. */
function windowBits(bytes: number): number {
  const needed = Math.ceil(Math.log2(bytes + BROTLI_WINDOW_GAP));
  return Math.min(Math.max(needed, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

const COMPRESS = {
  br: (plain: Buffer, quality: number) =>
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(plain.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (plain: Buffer) => gzipped(plain, { level: GZIP_LEVEL }),
};

type Work = { quality: number; kept: KeptFiles | undefined };

async function compressFile(
  path: string,
  { quality, kept }: Work,
): Promise<{ plain: number; brotli: number }> {
  const plain = await readFile(path);
  const name = createHash('sha256').update(`${quality} ${GZIP_LEVEL} `).update(plain).digest('hex');
  let smallest = plain.length;
  for (const encoding of ['br', 'gzip'] as const) {
    const suffix = ENCODING_SUFFIX[encoding];
    const make = () => COMPRESS[encoding](plain, quality);
    const form = await (kept ? kept.get(name + suffix, make) : make());
    if (form.length < plain.length) await writeFile(path + suffix, form);
    if (encoding === 'br') smallest = Math.min(smallest, form.length);
  }
  return { plain: plain.length, brotli: smallest };
}

/** Compresses the files of a built site beside other work. */
export type SiteCompressor = {
  /** A page of the folder that is finished: it is compressed as soon as a core is free. */
  start(name: string): void;
  /** Compresses all other pages. Errors: throws what went wrong with any of them. */
  finish(): Promise<CompressedSizes>;
};

/**
 * Folder of a built site in; writes the brotli and gzip form beside every text file they make smaller. It begins with
 * everything but the pages, which later steps still change. With kept
 * forms of earlier builds, only what has changed is compressed: at this quality that is the longest part of a build.
 */
export async function siteCompressor(directory: string, kept?: KeptFiles): Promise<SiteCompressor> {
  const files = (await listFiles(directory)).filter(isCompressible);
  const parts = Map.groupBy(files, partOf);
  const limit = perCore(AT_ONCE);
  const work = new Map<string, ReturnType<typeof compressFile>>();
  const start = (name: string) => {
    if (work.has(name)) return;
    const isCrowded = (parts.get(partOf(name))?.length ?? 0) > CROWD;
    const quality = BROTLI_QUALITY[isCrowded || OF_WHOLE_SITE.test(name) ? 'quick' : 'best'];
    const result = limit(() => compressFile(join(directory, name), { quality, kept }));
    // told by finish, which may come much later
    result.catch(() => undefined);
    work.set(name, result);
  };
  for (const file of files) if (!file.endsWith('.html')) start(file);
  return {
    start,
    async finish() {
      for (const file of files) start(file);
      const sizes = await Promise.all(work.values());
      await kept?.tidy();
      return {
        files: sizes.length,
        plain: sizes.reduce((sum, size) => sum + size.plain, 0),
        brotli: sizes.reduce((sum, size) => sum + size.brotli, 0),
      };
    },
  };
}
