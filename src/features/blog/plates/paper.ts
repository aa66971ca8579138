import { box, COLOR, outlined, write } from './pen.ts';
import { LINES, line, PLATE, type Plate } from './plate.ts';

/** Places across the paper: right ends of the numbers, and the two red rules. */
const MARGIN = { numbers: 68, rules: [94, 101], rule: 2.5, size: 20 } as const;

/** Fog paper as high as asked: the margin numbers run on where there is room above and below the field. */
function paper(height: number) {
  const over = (height - PLATE.height) / 2;
  const first = Math.ceil((LINES.first - LINES.step / 2 + over) / LINES.step) - 1;
  const numbers = Array.from({ length: LINES.count + first * 2 }, (_, index) =>
    write(String(index + 1), MARGIN.numbers, over + line(index + 1 - first) - 4, {
      size: MARGIN.size,
      weight: 400,
      family: 'code',
      color: COLOR.ink3,
      align: 'right',
    }),
  );
  const rules = MARGIN.rules.map((x) => box(x, 0, MARGIN.rule, height, COLOR.red));
  return { over, ground: [box(0, 0, PLATE.width, height, COLOR.fog), ...rules, ...numbers].join('') };
}

const drawn = new WeakMap<Plate, string>();

/** What a plate shows, drawn once: thousands of articles share one. */
function drawing(plate: Plate) {
  return drawn.getOrInsertComputed(plate, () => plate.draw());
}

const papers = new WeakMap<Plate, Map<number, string>>();

/** The paper of a plate with its letters as outlines, drawn once for each height: they take 5 ms, whatever its size in pixels. */
function outlinedPaper(plate: Plate, height: number) {
  const draw = () => {
    const { over, ground } = paper(height);
    return outlined(`${ground}<g transform="translate(0 ${over})">${drawing(plate)}</g>`);
  };
  return papers.getOrInsertComputed(plate, () => new Map()).getOrInsertComputed(height, draw);
}

function svgOf(plate: Plate, width: number, height: number) {
  const tall = (height * PLATE.width) / width;
  const drawn = outlinedPaper(plate, tall);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${PLATE.width} ${tall}">${drawn}</svg>`;
}

const pictures = new WeakMap<Plate, Map<string, string>>();

/**
 * The picture of a plate in pixels: four to three, or higher where asked, with more paper above and below. Made once for
 * each size: every article of a category asks for the same one.
 */
export function plateSvg(plate: Plate, width: number, height = (width * PLATE.height) / PLATE.width) {
  const sizes = pictures.getOrInsertComputed(plate, () => new Map());
  return sizes.getOrInsertComputed(`${width} x ${height}`, () => svgOf(plate, width, height));
}

/** The elements of a plate of its own size for a page, which has the typefaces: texts stay texts. */
export const plateElements = (plate: Plate) => paper(PLATE.height).ground + drawing(plate);
