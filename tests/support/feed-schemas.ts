import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const RSS = 'rss.rng';

export async function rssErrors(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'feed.xml', contents: xml }],
    extension: 'relaxng',
    schema: [
      { fileName: RSS, contents: readFileSync(join(import.meta.dirname, 'schemas', RSS), 'utf8') },
    ],
  });
  return errors.map(({ message }) => message);
}
