import type { Style } from '../../../seo/set-line.ts';
import { setLine } from '../../../seo/set-line.ts';

/** A line of a paragraph: its text, and where the stretches that were asked for begin and end in pixels. */
export type ParagraphLine = { text: string; width: number; found: (readonly [from: number, to: number])[] };

/** Breaks a text where the next word would pass the width, and finds the phrase in its lines. */
export function paragraph(text: string, width: number, style: Style, phrase = ''): ParagraphLine[] {
  const start = phrase ? text.indexOf(phrase) : -1;
  const lines: { from: number; to: number }[] = [];
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const last = lines.at(-1);
    const to = index + word.length;
    if (last && setLine(text.slice(last.from, to), style).width <= width) last.to = to;
    else lines.push({ from: index, to });
  }
  return lines.map(({ from, to }) => {
    const set = setLine(text.slice(from, to), style);
    const [first, end] = [Math.max(start, from), Math.min(start + phrase.length, to)];
    const found =
      start >= 0 && first < end ? [[set.startOf(first - from), set.startOf(end - from)] as const] : [];
    return { text: text.slice(from, to), width: set.width, found };
  });
}
