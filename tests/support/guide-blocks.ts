import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A block of `docs/adding.md`: the whole of a file, or lines that go after one that holds a text,
 * or into its place.
 */
type Block = { path: string; how: string | undefined; text: string | undefined; code: string };

/** Every block of a guide's text. */
export function blocksOf(markdown: string): Block[] {
  const found = [
    ...markdown.matchAll(/^```\w+ (\S+)(?: (after|instead of) (.+))?\n([\s\S]*?)^```$/gm),
  ];
  return found.map(([, path = '', how, text, code = '']) => ({ path, how, text, code }));
}

/** Errors: a line that is not in the file exactly once. */
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

/** Writes a block where it says, in a copy of the project. Errors: as inserted. */
export function follow(root: string, block: Block): void {
  const file = join(root, block.path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, block.text ? inserted(readFileSync(file, 'utf8'), block) : block.code);
}
