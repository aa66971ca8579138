import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A block of `docs/adding.md` is a whole file, or lines that follow or replace a line with a text.
 */
type Block = { path: string; mode: string | undefined; text: string | undefined; code: string };

export function blocksOf(markdown: string): Block[] {
  const matches = [
    ...markdown.matchAll(/^```\w+ (\S+)(?: (after|instead of) (.+))?\n([\s\S]*?)^```$/gm),
  ];
  return matches.map(([, path = '', mode, text, code = '']) => ({ path, mode, text, code }));
}

/** Throws unless the line occurs exactly once in the file. */
function inserted(fileText: string, { path, mode, text = '', code }: Block): string {
  const lines = fileText.split('\n');
  const indexes = lines.flatMap((line, index) => (line.includes(text) ? [index] : []));
  const [index] = indexes;
  if (index === undefined || indexes.length > 1)
    throw new Error(
      `docs/adding.md: ${path}: "${text}" is in ${indexes.length} lines, expected one`,
    );
  const isAfter = mode === 'after';
  return lines.toSpliced(isAfter ? index + 1 : index, isAfter ? 0 : 1, code.trimEnd()).join('\n');
}

export function follow(root: string, block: Block): void {
  const file = join(root, block.path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, block.text ? inserted(readFileSync(file, 'utf8'), block) : block.code);
}
