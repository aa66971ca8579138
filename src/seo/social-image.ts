import { SOCIAL_IMAGE } from './page-meta.ts';
import { readMarks, setHeadline } from './social-image-headline.ts';
import { type SetLine, setLine } from './social-image-type.ts';

const COLOR = { ink: '#0c1b2a', ink2: '#43525f', ink3: '#5c6974', mark: '#ffe94a', red: '#c8202f' } as const;

/** Places in pixels: pleading numbers, double rule, and the block of text beside them. */
const NUMBERS = { right: 74, first: 61, step: 46, count: 12, size: 16 } as const;
const RULES = [100, 105] as const;
const TEXT = { left: 156, right: 1136, top: 112, bottom: 484 } as const;
/** What the page is, over its headline. */
const TITLE = { baseline: 84, size: 27, weight: 600 } as const;
const FOOT = { logo: 50, top: 522, baseline: 560, brandSize: 36, taglineSize: 25 } as const;
/** The highlighter around a phrase, in em of the headline. */
const MARK = { rise: 0.84, height: 1.06, pad: 0.07 } as const;
/** Height of a capital over the baseline, in em. */
const CAPITALS = 0.71;

const LOGO_EDGE = 30;
const LOGO =
  '<rect width="30" height="30" rx="3" fill="#0c1b2a"/><path d="M9.2 20V7.6h2.9l5.9 8V7.6h2.8V20h-2.7l-6-8.2V20z" fill="#fff"/><path d="M8 23.2h14v2.4H8z" fill="#ffe94a"/>';

const at = (x: number, y: number, content: string) =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)})">${content}</g>`;
const outline = (line: SetLine, color: string) => `<path d="${line.outlines()}" fill="${color}"/>`;

function margin() {
  const rules = RULES.map((x) => `<path d="M${x} 0h2v${SOCIAL_IMAGE.height}h-2z" fill="${COLOR.red}"/>`);
  const numbers = Array.from({ length: NUMBERS.count }, (_, index) => {
    const number = setLine(String(index + 1), { weight: 400, size: NUMBERS.size, tabular: true });
    return at(
      NUMBERS.right - number.width,
      NUMBERS.first + index * NUMBERS.step,
      outline(number, COLOR.ink3),
    );
  });
  return [...rules, ...numbers].join('');
}

/** The headline in the middle of its height, marks under all letters. */
function statement(headline: string) {
  const height = TEXT.bottom - TEXT.top;
  const { size, lineHeight, lines } = setHeadline(headline, { width: TEXT.right - TEXT.left, height });
  const block = (lines.length - 1) * lineHeight + CAPITALS * size;
  const first = TEXT.top + (height - block) / 2 + CAPITALS * size;
  const marks = lines.flatMap((entry, index) =>
    entry.marks.map(([from, to]) => {
      const [x, y] = [from - MARK.pad * size, first + index * lineHeight - MARK.rise * size];
      const [width, tall] = [to - from + MARK.pad * 2 * size, MARK.height * size];
      return at(
        TEXT.left + x,
        y,
        `<path d="M0 0h${width.toFixed()}v${tall.toFixed()}H0z" fill="${COLOR.mark}"/>`,
      );
    }),
  );
  const letters = lines.map((entry, index) =>
    at(TEXT.left, first + index * lineHeight, outline(entry.line, COLOR.ink)),
  );
  return [...marks, ...letters].join('');
}

function title(text: string) {
  const { baseline, size, weight } = TITLE;
  const { width } = setLine(text, { weight, size });
  const fitting = Math.min(size, (size * (TEXT.right - TEXT.left)) / width);
  return at(TEXT.left, baseline, outline(setLine(text, { weight, size: fitting }), COLOR.ink2));
}

/** The brand's sign with its left top corner there and this edge, in pixels. */
export const socialImageLogo = (x: number, y: number, edge: number) =>
  `<g transform="translate(${x} ${y}) scale(${edge / LOGO_EDGE})">${LOGO}</g>`;

function foot(brand: string, tagline: string) {
  const name = setLine(brand, { weight: 820, size: FOOT.brandSize, tracking: -0.02 });
  const line = setLine(tagline, { weight: 400, size: FOOT.taglineSize });
  return [
    socialImageLogo(TEXT.left, FOOT.top, FOOT.logo),
    at(TEXT.left + FOOT.logo + 18, FOOT.baseline, outline(name, COLOR.ink)),
    at(TEXT.right - line.width, FOOT.baseline, outline(line, COLOR.ink2)),
  ].join('');
}

export type SocialImage = { headline: string; title: string; brand: string; tagline: string };

/**
 * The social image of a page on pleading paper, all text as outlines.
 * In: headline, a phrase between == marks perhaps; title, left out where the headline says the same; brand and
 * tagline. Out: an SVG of 1200x630 pixels.
 */
export function socialImageSvg(page: SocialImage) {
  const { width, height } = SOCIAL_IMAGE;
  const over = readMarks(page.headline).text === page.title ? '' : title(page.title);
  const content = margin() + over + statement(page.headline) + foot(page.brand, page.tagline);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/>${content}</svg>`;
}
