import { join } from 'node:path';
import { Mistake, withFile } from '../src/content/mistake.ts';
import { locatedFields, readContentFile } from '../src/content/read-content.ts';
import { redirectsSchema } from '../src/content/redirects.ts';
import { readSource } from '../src/content/source-text.ts';
import { CONTENT_PLACES } from '../src/content-places.ts';
import type { SitePage } from '../src/features/sitemap/site-page.ts';

/** Addresses that are no pages: where each leads, and which are gone for good. */
export type Redirects = {
  moved: Record<string, string>;
  /** Names of lists that are offered for unknown addresses below these. */
  lists: Record<string, string>;
  gone: string[];
};

/**
 * What `content/redirects.yaml` and the former addresses of the pages say. All lead to a page that is there, so that none
 * leads on and there are no circles. The server lets a page that is there win over what is said of its address.
 * Errors: with file and line, on a target that is no page and on an address that is said twice.
 */
export function readRedirects(content: string, pages: readonly SitePage[]): Redirects {
  const file = join(content, CONTENT_PLACES.redirects.path);
  const { moved, gone } = readContentFile(file, redirectsSchema).data;
  const fields = locatedFields(file, readSource(file));
  const present = new Set(pages.map(({ path }) => path));
  const said = new Map<string, string>();
  const say = (line: number, field: string, from: string, to: string) => {
    if (said.has(from)) throw new Mistake(line, field, `each address once, found "${from}" again`);
    said.set(from, to);
  };
  for (const { path, former = [] } of pages) for (const from of former) said.set(from, path);
  withFile(file, () => {
    for (const [index, { from, to }] of moved.entries()) {
      const line = fields.at('moved')?.items()[index]?.line ?? 1;
      const [page = ''] = to.split('#');
      if (!present.has(page)) throw new Mistake(line, 'to', `a page of this site, found "${to}"`);
      say(line, 'from', from, to);
    }
    for (const [index, from] of gone.entries())
      say(fields.at('gone')?.items()[index]?.line ?? 1, 'gone', from, '');
  });
  return {
    moved: Object.fromEntries([...said].filter(([, to]) => to !== '')),
    lists: Object.fromEntries(moved.flatMap(({ from, list }) => (list ? [[from, list]] : []))),
    gone,
  };
}
