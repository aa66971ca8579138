import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import { FACES, FONTS } from './design.ts';

/** Letters that every one of our typefaces has. */
function letters() {
  const faces = Object.values(FACES).map((file) => new Face(new Blob(readFileSync(join(FONTS, file)))));
  const [first = new Set<number>(), ...rest] = faces.map((face) => new Set<number>(face.collectUnicodes()));
  return rest.reduce((shared, other) => shared.intersection(other), first);
}

function setText(text: string, known: ReadonlySet<number>) {
  const set = [...text].map((letter) => {
    const has = (candidate: string) => known.has(candidate.codePointAt(0) ?? 0);
    if (letter === '\n' || has(letter)) return letter;
    const plain = letter.normalize('NFKD').charAt(0);
    if (has(plain)) return plain;
    throw new Error(
      `The report's PDF cannot show "${letter}" in "${text}": its typefaces lack it, see commands/fonts.ts`,
    );
  });
  return set.join('');
}

/**
 * Makes every text of a value one that our typefaces can show: unknown letters lose their accents.
 * In: content of any form. Out: the same form. Errors: a sign without a plain form throws with the text it is in.
 */
export function legible<T>(content: T, known: ReadonlySet<number> = letters()): T {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return setText(value, known);
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, walk(entry)]));
  };
  return walk(content) as T;
}
