import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../../server/serving/content-types.ts';
import { ENCODING_SUFFIX, listFiles } from '../../server/serving/read-files.ts';

export type CompressedSizes = { files: number; plain: number; brotli: number };

const BROTLI_QUALITY = 11;
const GZIP_LEVEL = 9;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compressFile(path: string): Promise<{ plain: number; brotli: number }> {
  const plain = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const forms = { br: await brotli(plain, { params }), gzip: await gzipped(plain, { level: GZIP_LEVEL }) };
  for (const encoding of ['br', 'gzip'] as const) {
    if (forms[encoding].length < plain.length)
      await writeFile(path + ENCODING_SUFFIX[encoding], forms[encoding]);
  }
  return { plain: plain.length, brotli: Math.min(plain.length, forms.br.length) };
}

/** Folder of a built site in; writes the brotli and gzip form beside every text file they make smaller. */
export async function compressSite(directory: string): Promise<CompressedSizes> {
  const files = (await listFiles(directory)).filter(isCompressible);
  const sizes = await Promise.all(files.map((file) => compressFile(join(directory, file))));
  return {
    files: files.length,
    plain: sizes.reduce((sum, size) => sum + size.plain, 0),
    brotli: sizes.reduce((sum, size) => sum + size.brotli, 0),
  };
}
