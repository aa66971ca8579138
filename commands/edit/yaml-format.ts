import { join } from 'node:path';
import type { Document } from 'yaml';
import { yamlDocument } from '../../src/content/fields.ts';
import { withFile } from '../../src/content/mistake.ts';
import { contentParts } from '../../src/content/read-content.ts';
import { readSource } from '../../src/content/source.ts';
import { contentFiles } from './content-files.ts';

/** Each text has one line, whatever its length, and its old quotes. */
export const YAML_FORMAT = { lineWidth: 0, doubleQuotedAsJSON: true } as const;

export function parseYamlFile(path: string, text: string): { document: Document; body: string } {
  const { fields, body } = contentParts(path, text);
  const { document, contents } = yamlDocument(fields);
  // An empty line between `---` and the first field is removed.
  contents.spaceBefore = false;
  return { document, body };
}

export function printYamlFile(path: string, document: Document, body: string): string {
  const yaml = document.toString(YAML_FORMAT);
  return path.endsWith('.md') ? `---\n${yaml}---\n${body}` : yaml;
}

export function unformatted(folder: string): { file: string; text: string }[] {
  const files = contentFiles(folder).filter((path) => !path.startsWith('blog/'));
  return files.flatMap((path) => {
    const file = join(folder, path);
    const source = readSource(file);
    const { document, body } = withFile(file, () => parseYamlFile(path, source));
    const text = printYamlFile(path, document, body);
    return text === source ? [] : [{ file, text }];
  });
}
