import { globSync, readFileSync } from 'node:fs';
import { contentDirectory } from '../../src/content/read-content.ts';
import { LETTERS } from '../../src/text/letters.ts';
import type { KernedPair } from './pair-kerning.ts';
import { typesetterOf } from './typesetter.ts';

const TEXTS = `${contentDirectory(process.env)}/**/*.{md,yaml,yml,json}`;

function countLetterPairs(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of globSync(TEXTS)) {
    const text = readFileSync(file, 'utf8');
    for (let at = 1; at < text.length; at++) {
      const pair = text.slice(at - 1, at + 1);
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  return counts;
}

/** Visible kerning is distance times number of pairs in our texts. */
export function pairsInUse(file: Uint8Array, max: number, step: number): KernedPair[] {
  const typeset = typesetterOf(file);
  const counts = countLetterPairs();
  const typesetLetters = new Map([...LETTERS].map((letter) => [letter, typeset(letter)] as const));
  const pairs: (KernedPair & { visibility: number })[] = [];
  for (const [leftLetter, leftText] of typesetLetters)
    for (const [rightLetter, rightText] of typesetLetters) {
      const { glyphs, width } = typeset(leftLetter + rightLetter);
      const [left, right] = glyphs;
      const units = Math.round((width - leftText.width - rightText.width) / step) * step;
      if (units === 0 || left === undefined || right === undefined) continue;
      pairs.push({
        left,
        right,
        units,
        visibility: (counts.get(leftLetter + rightLetter) ?? 0) * Math.abs(units),
      });
    }
  return pairs
    .toSorted((a, b) => b.visibility - a.visibility)
    .slice(0, max)
    .map(({ left, right, units }) => ({ left, right, units }));
}
