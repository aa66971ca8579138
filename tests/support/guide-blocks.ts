import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A block of `docs/adding.md` is a whole file, or lines that follow or replace a line with a text.
 */
type Block = { path: string; how: string | undefined; text: string | undefined; code: string };

export function blocksOf(markdown: string): Block[] {
  const found = [
    ...markdown.matchAll(/^```\w+ (\S+)(?: (after|instead of) (.+))?\n([\s\S]*?)^```$/gm),
  ];
  return found.map(([, path = '', how, text, code = '']) => ({ path, how, text, code }));
}

/** Throws unless the line occurs exactly once in the file. */
function inserted(whole: string, { path, how, text = '', code }: Block): string {
  const lines = whole.split('\n');
  const places = lines.flatMap((line, index) => (line.includes(text) ? [index] : []));
  const [place] = places;
  if (place === undefined || places.length > 1)
    throw new Error(
      `docs/adding.md: ${path}: "${text}" is in ${places.length} lines, expected one`,
    );
  const isAfter = how === 'after';
  return lines.toSpliced(isAfter ? place + 1 : place, isAfter ? 0 : 1, code.trimEnd()).join('\n');
}

export function follow(root: string, block: Block): void {
  const file = join(root, block.path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, block.text ? inserted(readFileSync(file, 'utf8'), block) : block.code);
}
