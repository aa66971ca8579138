import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { listFiles } from '../../server/serving/read-files.ts';
import { addressOf } from '../../server/serving/stored-file.ts';

/** What a built page has: its text as it stands, the anchors that can be linked to, and the addresses that it names. */
export type BuiltPage = { address: string; html: string; anchors: Set<string>; links: Set<string> };

const ADDRESSES = ['href', 'src', 'action', 'data-script', 'data-first'];
/** A path of ours among what a tool of the page is given, which shows it later. */
const GIVEN_PATH = /"(\/[\w/-]*(?:[?#][^"\s]*)?)"/g;

export function builtPage(address: string, html: string): BuiltPage {
  const page: BuiltPage = { address, html, anchors: new Set(['top']), links: new Set() };
  const parser = new Parser({
    onopentag(_, attributes) {
      if (attributes.id) page.anchors.add(attributes.id);
      for (const name of ADDRESSES) if (attributes[name]) page.links.add(attributes[name]);
      for (const one of attributes.srcset?.split(',') ?? []) page.links.add(one.trim().split(/\s/)[0] ?? '');
      for (const [, path = ''] of attributes.props?.matchAll(GIVEN_PATH) ?? []) page.links.add(path);
    },
  });
  parser.end(html);
  return page;
}

/** The pages of a built folder, and the address of every file in it. */
export async function builtPages(directory: string) {
  const names = await listFiles(directory);
  const html = names.filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(
    html.map(async (name) => builtPage(addressOf(name), await readFile(join(directory, name), 'utf8'))),
  );
  return { pages, addresses: new Set(names.map(addressOf)) };
}
