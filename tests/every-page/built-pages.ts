import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { expect, test } from 'vitest';
import { readManifest } from '../../server/serving/manifest.ts';
import { listFiles } from '../../server/serving/read-files.ts';
import { urlPathOf } from '../../server/serving/stored-file.ts';
import { DIST } from './page-files.ts';

export { DIST } from './page-files.ts';

export type BuiltPage = { address: string; file: string; html: string; $: CheerioAPI };

const files = await listFiles(DIST).catch(() => {
  throw new Error('There is no built site to test: run "npm run build" first.');
});

export const addresses: ReadonlySet<string> = new Set(files.map(urlPathOf));

export const manifest = await readManifest(DIST);
export const { siteUrl } = manifest;

function readPage(dist: string, file: string): BuiltPage {
  const html = readFileSync(join(dist, file), 'utf8');
  return { address: urlPathOf(file), file, html, $: load(html, { scriptingEnabled: false }) };
}

export const pages: readonly BuiltPage[] = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => readPage(DIST, file));

export function everyPage(
  rule: string,
  check: (page: BuiltPage) => void | Promise<void>,
  checkedPages: readonly BuiltPage[] = pages,
) {
  test(rule, async () => {
    const faults: string[] = [];
    for (const page of checkedPages)
      try {
        await check(page);
      } catch (error) {
        faults.push(`${page.address}: ${error instanceof Error ? error.message : error}`);
      }
    expect(faults).toEqual([]);
  });
}

export const isHidden = ({ $ }: BuiltPage) =>
  ($('meta[name="robots"]').attr('content') ?? '').includes('noindex');
export const plainText = (text: string) => text.replace(/\s+/g, ' ').trim();
export const isBlogList = (address: string) => /^\/blog\/(category|page)\//.test(address);
