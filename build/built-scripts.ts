import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { listFiles } from '../server/serving/read-files.ts';

/** The lookbehind saves time: without it, the search starts again at every letter of a word. */
const FILE_NAME = /(?<![\w.-])[\w.-]+\.[jt]s\b/g;

// Returns a function that lists the scripts of a page and the scripts that they load. `scripts` has
// the texts of all scripts by file name.
export function scriptFinder(scripts: ReadonlyMap<string, string>) {
  const namedIn = (text: string) =>
    [...new Set(text.match(FILE_NAME))].filter((name) => scripts.has(name));
  const links = new Map([...scripts].map(([name, text]) => [name, namedIn(text)]));
  return (html: string) => {
    const reachedScripts = new Set(namedIn(html));
    for (const name of reachedScripts)
      for (const next of links.get(name) ?? []) reachedScripts.add(next);
    return [...reachedScripts];
  };
}

/** These files write HTML that the server inserts into built pages. */
const SERVER_HTML = [
  'booking/choose-html.ts',
  'booking/next-times-html.ts',
  'booking/session-html.ts',
  'contact/contact-form-html.ts',
  'forms/form-html.ts',
  'report/report-form-html.ts',
].map((name) => join(import.meta.dirname, '../src/features', name));

export async function builtScripts(directory: string): Promise<Map<string, string>> {
  const names = (await listFiles(directory)).filter((name) => name.endsWith('.js'));
  const read = async (path: string) => [basename(path), await readFile(path, 'utf8')] as const;
  const paths = [...names.map((name) => join(directory, name)), ...SERVER_HTML];
  return new Map(await Promise.all(paths.map(read)));
}
