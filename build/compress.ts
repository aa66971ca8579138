import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { isCompressible } from '../server/serving/headers.ts';
import { ENCODING_SUFFIX, listFiles } from '../server/serving/read-files.ts';

/** With `quick`, an article becomes a tenth larger, in a thirtieth of the time. */
const BROTLI_QUALITY = { best: 11, quick: 6 } as const;
/** No visitor waits for feeds, sitemaps and texts for machines. */
const MACHINE_FILE = /^(?!assets\/).*\.(xml|json|txt|md)$/;
const CROWDED_FOLDER_FILES = 300;
const topFolderOf = (name: string) => name.split('/', 1)[0];
/** Programs without Brotli use gzip. Level 9 would save 0.1 % and take twice the time. */
const GZIP_LEVEL = 6;
/** The Brotli format reserves this many bytes of its window. */
const BROTLI_WINDOW_GAP = 16;

function windowBits(bytes: number): number {
  const needed = Math.ceil(Math.log2(bytes + BROTLI_WINDOW_GAP));
  return Math.min(
    Math.max(needed, constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );
}

const compressBrotli = (plain: Buffer, quality: number) =>
  promisify(brotliCompress)(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(plain.length),
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
const compressGzip = (plain: Buffer) => promisify(gzip)(plain, { level: GZIP_LEVEL });

export type Sizes = { plain: number; brotli: number };

export function qualityFinder(names: readonly string[]): (name: string) => number {
  const namesByFolder = Map.groupBy(names.filter(isCompressible), topFolderOf);
  const isInCrowdedFolder = (name: string) =>
    (namesByFolder.get(topFolderOf(name))?.length ?? 0) > CROWDED_FOLDER_FILES;
  return (name) =>
    BROTLI_QUALITY[MACHINE_FILE.test(name) || isInCrowdedFolder(name) ? 'quick' : 'best'];
}

/** Writes a compressed file only if it is smaller than the original. */
export async function writeCompressed(
  path: string,
  plain: Buffer,
  quality: number,
): Promise<Sizes> {
  const compressed = { br: await compressBrotli(plain, quality), gzip: await compressGzip(plain) };
  for (const encoding of ['br', 'gzip'] as const)
    if (compressed[encoding].length < plain.length)
      await writeFile(path + ENCODING_SUFFIX[encoding], compressed[encoding]);
  return { plain: plain.length, brotli: Math.min(compressed.br.length, plain.length) };
}

/** Leaves out pages, because finish-pages.ts compresses them. */
export async function compressTextFiles(directory: string): Promise<Sizes[]> {
  const names = await listFiles(directory);
  const qualityOf = qualityFinder(names);
  const textFiles = names.filter((name) => isCompressible(name) && !name.endsWith('.html'));
  // While one file is read or written, another is compressed.
  return pLimit(2 * availableParallelism()).map(textFiles, async (name) => {
    const path = join(directory, name);
    return writeCompressed(path, await readFile(path), qualityOf(name));
  });
}
