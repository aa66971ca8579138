import { paragraph } from './paragraph.ts';
import { COLOR, highlight, stroke, widthOf, write } from './pen.ts';
import { FIELD, LINES, line, type Plate } from './plate.ts';

/** Sizes tried from the largest: letters stand on the rules, in as many lines as a name has short stretches. */
const SIZES = [84, 72, 60, 48, 40];
const STYLE = { weight: 820, tracking: -0.022 } as const;
const WIDTH = 500;
const MOST_LINES = 3;
/** The line in the middle of the paper, around which a name stands. */
const MIDDLE = 4;
/** From the letters down to the rule they stand on. */
const OVER_RULE = 18;

function setName(category: string) {
  const settings = SIZES.map((size) => ({ size, lines: paragraph(category, WIDTH, { ...STYLE, size }) }));
  const fits = settings.find(
    ({ lines }) => lines.length <= MOST_LINES && lines.every(({ width }) => width <= WIDTH),
  );
  return fits ?? { size: Math.min(...SIZES), lines: settings.at(-1)?.lines.slice(0, MOST_LINES) ?? [] };
}

const known = new Map<string, Plate>();

/** The plate of articles without one of their own. Name of the category in; the same plate for the same name out. */
export function categoryPlate(category: string): Plate {
  return known.getOrInsertComputed(category, newPlate);
}

function newPlate(category: string): Plate {
  return {
    alt: `Ruled paper headed with the name of a category: ${category}`,
    quotes: [],
    draw: () => {
      const { size, lines } = setName(category);
      const rules = Array.from({ length: LINES.count }, (_, index) => {
        const y = line(index + 1) + OVER_RULE;
        return stroke(
          [
            [FIELD.left, y],
            [FIELD.right, y],
          ],
          index ? COLOR.rule : COLOR.ink,
          index ? 2 : 3,
        );
      });
      const style = { ...STYLE, size };
      const first = Math.ceil(MIDDLE - lines.length / 2);
      const letters = lines.map(({ text }, index) => ({ text, y: line(first + index) }));
      const last = letters.at(-1);
      return [
        write('Article', FIELD.left, line(1), { size: 30, weight: 600, color: COLOR.ink2 }),
        ...rules,
        last ? highlight(FIELD.left, FIELD.left + widthOf(last.text, style), last.y, size * 0.92) : '',
        ...letters.map(({ text, y }) => write(text, FIELD.left, y, style)),
      ].join('');
    },
  };
}
