import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { mayBeParsed } from '../../server/page-reader/screen.ts';
import type { Fetched } from '../../src/features/page-reader/engine/facts.ts';
import { readPage } from '../../src/features/page-reader/engine/read-page.ts';
import type { Reading } from '../../src/features/page-reader/reading.ts';

const crawlerSchema = z.object({
  name: z.string(),
  allowed: z.boolean(),
  line: z.number().optional(),
});

/** What a study keeps of each address beside the bytes: enough to read the page again without asking for it. */
const keptSchema = z.object({
  address: z.string(),
  at: z.string(),
  ms: z.number(),
  /** Why there are no bytes. */
  unread: z.string().optional(),
  sha256: z.string().optional(),
  headers: z.record(z.string(), z.unknown()).optional(),
  contentType: z.string().optional(),
  fetched: z
    .object({
      url: z.string(),
      status: z.number(),
      hops: z.array(z.object({ url: z.string(), status: z.number() })),
      robotsHeader: z.string().optional(),
      linkHeader: z.string().optional(),
      crawlers: z.array(crawlerSchema).optional(),
    })
    .optional(),
});
export type Kept = z.infer<typeof keptSchema>;

const PAGES = 'pages';
const nameOf = (index: number) => String(index + 1).padStart(4, '0');

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Keeps what was fetched under its number. */
export function keep(folder: string, index: number, kept: Kept, bytes: Uint8Array | undefined) {
  mkdirSync(join(folder, PAGES), { recursive: true });
  const path = join(folder, PAGES, nameOf(index));
  if (bytes) writeFileSync(`${path}.html`, bytes);
  writeFileSync(`${path}.json`, `${JSON.stringify(kept, null, 2)}\n`);
}

export type StudyPage = { number: string; kept: Kept; reading: Reading | undefined };

const asFetched = ({
  robotsHeader,
  linkHeader,
  crawlers,
  ...rest
}: NonNullable<Kept['fetched']>): Fetched => ({
  ...rest,
  robotsHeader,
  linkHeader,
  crawlers: crawlers?.map(({ name, allowed, line }) => ({ name, allowed, line })),
});

/** Reads the kept pages of a study again. Errors: a file whose bytes are not those that were fetched. */
export function readStudy(
  folder: string,
  textOf: (contentType: string | undefined, bytes: Buffer) => string,
): StudyPage[] {
  const files = readdirSync(join(folder, PAGES))
    .filter((file) => file.endsWith('.json'))
    .sort();
  return files.map((file) => {
    const path = join(folder, PAGES, file);
    const kept = keptSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    const bytesPath = path.replace(/\.json$/, '.html');
    const number = file.replace(/\.json$/, '');
    if (!existsSync(bytesPath)) return { number, kept, reading: undefined };
    const bytes = readFileSync(bytesPath);
    if (sha256(bytes) !== kept.sha256)
      throw new Error(`${bytesPath}: these are not the bytes that were fetched`);
    const html = textOf(kept.contentType, bytes);
    const fetched = kept.fetched && asFetched(kept.fetched);
    const reading = mayBeParsed(html) ? readPage(html, fetched, new Date(kept.at)) : undefined;
    return { number, kept, reading };
  });
}
