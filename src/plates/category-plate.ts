import { setHeadline } from '../seo/social-image-headline.ts';
import { COLOR, highlight, stroke, write } from './pen.ts';
import { FIELD, line, type Plate } from './plate.ts';

/** The plate of articles without one of their own. Name of the category in. */
export function categoryPlate(category: string): Plate {
  return {
    alt: `Ruled paper with the name of the category: ${category}`,
    quotes: [],
    draw: () => {
      const { size, lineHeight, lines } = setHeadline(category, {
        width: FIELD.right - FIELD.left,
        height: 300,
      });
      const rules = [1, 2, 3, 4, 5, 6, 7].map((number) =>
        stroke(
          [
            [FIELD.left, line(number) + 16],
            [FIELD.right, line(number) + 16],
          ],
          COLOR.line,
          2,
        ),
      );
      const first = line(4) - ((lines.length - 1) * lineHeight) / 2;
      const letters = lines.map(({ line: set }, index) => {
        const y = first + index * lineHeight;
        const text = `<g transform="translate(${FIELD.left} ${y.toFixed(1)})"><path d="${set.outlines()}" fill="${COLOR.ink}"/></g>`;
        return index === lines.length - 1
          ? highlight(FIELD.left, FIELD.left + set.width, y, size) + text
          : text;
      });
      return [...rules, write('Article', FIELD.left, line(1), { color: COLOR.ink2 }), ...letters].join('');
    },
  };
}
