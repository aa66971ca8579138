import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const schema = (name: string) => readFileSync(join(import.meta.dirname, 'schemas', name), 'utf8');

export async function sitemapErrors(xml: string): Promise<string[]> {
  const name = xml.includes('<sitemapindex') ? 'siteindex.xsd' : 'sitemap.xsd';
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents: xml }],
    schema: [{ fileName: name, contents: schema(name) }],
  });
  return errors.map(({ message }) => message);
}
