import { join } from 'node:path';
import type { Document } from 'yaml';
import { yamlDocument } from '../../src/content/fields.ts';
import { withFile } from '../../src/content/mistake.ts';
import { contentParts } from '../../src/content/read-content.ts';
import { readSource } from '../../src/content/source.ts';
import { contentFiles } from './content-files.ts';

/** The format of all YAML in the content: a text on one line, however long it is, and quotes as they were written. */
export const YAML_FORMAT = { lineWidth: 0, doubleQuotedAsJSON: true } as const;

/** Returns the YAML of a file, with the text of markdown below it. Errors: a Mistake. */
export function parseYamlFile(path: string, text: string): { document: Document; body: string } {
  const { fields, body } = contentParts(path, text);
  const { document, contents } = yamlDocument(fields);
  // In markdown, this empty line stands before the fields.
  contents.spaceBefore = false;
  return { document, body };
}

export function printYamlFile(path: string, document: Document, body: string): string {
  const yaml = document.toString(YAML_FORMAT);
  return path.endsWith('.md') ? `---\n${yaml}---\n${body}` : yaml;
}

/**
 * Returns the files of a folder whose YAML is not in this format, each with the text it should have. Errors: throws with
 * file and line.
 */
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
