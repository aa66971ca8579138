import { brandColor } from '../../../content/brand-looks.ts';
import { type Style, setLine } from '../../../seo/set-line.ts';
import { escapeXml } from '../../../text/escape-xml.ts';
import { plainLetters } from '../../../text/letters.ts';

export const COLOR = {
  ink: brandColor('ink'),
  ink2: brandColor('ink-2'),
  ink3: brandColor('ink-3'),
  line: brandColor('line'),
  rule: brandColor('rule'),
  fog: brandColor('fog'),
  paper: brandColor('paper'),
  mark: brandColor('mark'),
  red: brandColor('red'),
} as const;

const round = (value: number) => Math.round(value * 10) / 10;

type Look = Partial<Style> & { color?: string; align?: 'left' | 'middle' | 'right' };
/** How text is set where a plate does not say: large enough to be read on a card of 350 pixels. */
const TEXT = { weight: 500, size: 28 } as const;

/** Width of a text in the look it is written in. */
export const widthOf = (text: string, look: Look = {}) => setLine(text, { ...TEXT, ...look }).width;

/** The outlines of each text that was written. */
const outlinesOf = new Map<string, () => string>();
const WRITTEN = /<text [^>]*>[^<]*<\/text>/g;

/** A drawing with texts in; the same with their outlines in place of them, for where its typefaces are not at hand, out. */
export const outlined = (drawing: string) =>
  drawing.replaceAll(WRITTEN, (text) => outlinesOf.get(text)?.() ?? '');

/**
 * Writes a text on a baseline; x is its left end, middle or right end. Its length is said, so that no other typeface
 * moves what stands beside it.
 */
export function write(text: string, x: number, y: number, { color = COLOR.ink, align, ...look }: Look = {}) {
  const style = { ...TEXT, ...look };
  const { weight, size, tracking = 0, tabular = false, family = 'sans' } = style;
  const set = setLine(text, style);
  const shift = align === 'right' ? set.width : align === 'middle' ? set.width / 2 : 0;
  const [left, base] = [round(x - shift), round(y)];
  // A space at the end is nothing to a browser.
  const shown = plainLetters(text).trimEnd();
  const length = round(setLine(shown, style).width);
  const spacing = tracking ? ` letter-spacing="${round(tracking * size)}"` : '';
  const live = `<text class="plate-${family}${tabular ? ' tabular-nums' : ''}" x="${left}" y="${base}" font-size="${size}" font-weight="${weight}"${spacing} textLength="${length}" lengthAdjust="spacingAndGlyphs" fill="${color}">${escapeXml(shown)}</text>`;
  outlinesOf.set(
    live,
    () => `<path transform="translate(${left} ${base})" d="${set.outlines()}" fill="${color}"/>`,
  );
  return live;
}

/** How a limit is named beside its dotted line. */
export const LIMIT_LABEL = { size: 27, weight: 600, color: COLOR.red } as const;

/** A limit: a dotted red line. */
export const limit = (points: readonly Point[]) => stroke(points, COLOR.red, 3.5, '3.5 7');

/** A filled area, with an edge perhaps. */
export function box(x: number, y: number, width: number, height: number, fill: string, edge?: string) {
  const stroke = edge ? ` stroke="${edge}" stroke-width="2"` : '';
  return `<path d="M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z" fill="${fill}"${stroke}/>`;
}

type Point = readonly [x: number, y: number];

/** A line through points. */
export function stroke(points: readonly Point[], color: string, width: number, dash?: string) {
  const path = points.map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
  const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round"${dashes}/>`;
}

/** A dot, with an edge perhaps. */
export function dot([x, y]: Point, radius: number, fill: string, edge?: string) {
  const rim = edge ? ` stroke="${edge}" stroke-width="3"` : '';
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="${fill}"${rim}/>`;
}

/** The highlighter under a stretch of text: from x to x on a baseline, for letters of this size. */
export function highlight(from: number, to: number, y: number, size: number) {
  return box(from - size * 0.18, y - size * 0.92, to - from + size * 0.36, size * 1.24, COLOR.mark);
}

const STICKER = { padX: 20, padY: 15, edge: 3, size: 30, small: 17, weight: 820, tracking: -0.01 } as const;
/** Height of a capital in em. */
const CAPITALS = 0.71;

/** The exhibit sticker, turned a little: what it says in large letters, a small word above perhaps. */
export function sticker([x, y]: Point, text: string, { over = '', turn = 2.5 } = {}) {
  const { padX, padY, edge, size, small, weight, tracking } = STICKER;
  const style = { weight, size, tracking };
  const overStyle = { weight: 700, size: small, tracking: 0.04 };
  const width = Math.max(widthOf(text, style), over ? widthOf(over, overStyle) : 0) + padX * 2;
  const rise = over ? small * CAPITALS + 10 : 0;
  const height = size * CAPITALS + padY * 2 + rise;
  const letters = [
    over && write(over, 0, padY + small * CAPITALS - height / 2, { ...overStyle, align: 'middle' }),
    write(text, 0, height / 2 - padY, { ...style, align: 'middle' }),
  ].join('');
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn})"><path d="M${round(-width / 2)} ${round(-height / 2)}h${round(width)}v${round(height)}h${round(-width)}z" fill="${COLOR.mark}" stroke="${COLOR.ink}" stroke-width="${edge}"/>${letters}</g>`;
}
