import { type SetLine, type Style, setLine } from './social-image-type.ts';

/** Like the h1 of a page. */
const WEIGHT = 820;
const TRACKING = -0.022;
const LINE_HEIGHT = 1.08;
/** Sizes tried from the largest, in pixels; the smallest holds a title of about 200 characters. */
const SIZES = [104, 96, 88, 80, 72, 64, 56, 48, 40];
const SMALLEST = 40;

/** A set headline: lines from top to bottom, each with the marked stretches as start and end in pixels. */
export type Headline = {
  size: number;
  lineHeight: number;
  lines: { line: SetLine; marks: (readonly [from: number, to: number])[] }[];
};

type Range = readonly [start: number, end: number];

/** "Proof for ==every dollar==." in; the words without marks and the ranges that were marked out. */
export function readMarks(headline: string) {
  const marked: Range[] = [];
  let text = '';
  for (const [index, part] of headline.replace(/\s+/g, ' ').trim().split('==').entries()) {
    if (index % 2) marked.push([text.length, text.length + part.length]);
    text += part;
  }
  return { text, marked };
}

/** Words of a headline: their range of characters, and their width for letters of one pixel. */
type Word = { range: Range; width: number };
type Measured = { words: readonly Word[]; space: number };

function measure(text: string): Measured {
  const style = { weight: WEIGHT, size: 1, tracking: TRACKING };
  const words = [...text.matchAll(/\S+/g)].map((match) => ({
    range: [match.index, match.index + match[0].length] as const,
    width: setLine(match[0], style).width,
  }));
  return { words, space: setLine(' ', style).width };
}

/** Breaks before the word that would pass the width; a word wider than it stands alone. Lines with their width out. */
function breakLines({ words, space }: Measured, width: number): Word[] {
  const lines: Word[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && line.width + space + word.width <= width) {
      line.range = [line.range[0], word.range[1]];
      line.width += space + word.width;
    } else lines.push({ ...word });
  }
  return lines;
}

type Setting = { unevenness: number; lines: Word[] };

/** As few lines as the width allows, as even as they get. Undefined where a word is wider than the width. */
function evenLines(measured: Measured, width: number): Word[] | undefined {
  const { words, space } = measured;
  const lineOf = (start: number, end: number): Word => {
    const part = words.slice(start, end);
    const range = [part[0]?.range[0] ?? 0, part.at(-1)?.range[1] ?? 0] as const;
    return { range, width: part.reduce((sum, word) => sum + word.width, (part.length - 1) * space) };
  };
  // The best setting of the first words, by their number; one more line in each round.
  let best: (Setting | undefined)[] = [{ unevenness: 0, lines: [] }];
  for (const _ of breakLines(measured, width)) {
    const next: typeof best = [];
    for (const [start, setting] of best.entries()) {
      if (!setting) continue;
      for (let end = start + 1; end <= words.length; end += 1) {
        const line = lineOf(start, end);
        if (line.width > width) break;
        const unevenness = setting.unevenness + (width - line.width) ** 2;
        if (unevenness < (next[end]?.unevenness ?? Number.POSITIVE_INFINITY))
          next[end] = { unevenness, lines: [...setting.lines, line] };
      }
    }
    best = next;
  }
  return best[words.length]?.lines;
}

/**
 * Sets a headline as large as its box lets it.
 * In: text with one phrase between == marks perhaps, box in pixels. Out: its lines; at the smallest size they may
 * pass the box.
 */
export function setHeadline(headline: string, box: { width: number; height: number }): Headline {
  const { text, marked } = readMarks(headline);
  const measured = measure(text);
  const set = (size: number, lines: Word[]) => {
    const style = { weight: WEIGHT, size, tracking: TRACKING };
    const markedLines = lines.map(({ range }) => markLine(text, range, marked, style));
    return { size, lineHeight: size * LINE_HEIGHT, lines: markedLines };
  };
  for (const size of SIZES) {
    const lines = evenLines(measured, box.width / size);
    if (lines && lines.length * size * LINE_HEIGHT <= box.height) return set(size, lines);
  }
  return set(SMALLEST, breakLines(measured, box.width / SMALLEST));
}

function markLine(text: string, [start, end]: Range, marked: readonly Range[], style: Style) {
  const line = setLine(text.slice(start, end), style);
  const marks = marked
    .map(([from, to]) => [Math.max(from, start), Math.min(to, end)] as const)
    .filter(([from, to]) => from < to)
    .map(([from, to]) => [line.startOf(from - start), line.startOf(to - start)] as const);
  return { line, marks };
}
