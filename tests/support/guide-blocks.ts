import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A block of `docs/adding.md`: the whole of a file, or lines that go after one that holds a text. */
type Block = { path: string; after: string | undefined; code: string };

/** Every block of a guide's text. */
export function blocksOf(markdown: string): Block[] {
  const found = [...markdown.matchAll(/^```\w+ (\S+)(?: after (.+))?\n([\s\S]*?)^```$/gm)];
  return found.map(([, path = '', after, code = '']) => ({ path, after, code }));
}

/** Errors: a line that is not in the file exactly once. */
function insertAfter(text: string, { path, after = '', code }: Block): string {
  const lines = text.split('\n');
  const places = lines.flatMap((line, index) => (line.includes(after) ? [index] : []));
  const [place] = places;
  if (place === undefined || places.length > 1)
    throw new Error(`docs/adding.md: ${path}: "${after}" is in ${places.length} lines, expected one`);
  return lines.toSpliced(place + 1, 0, code.trimEnd()).join('\n');
}

/** Writes a block where it says, in a copy of the project. Errors: as insertAfter. */
export function follow(root: string, block: Block): void {
  const file = join(root, block.path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, block.after ? insertAfter(readFileSync(file, 'utf8'), block) : block.code);
}
