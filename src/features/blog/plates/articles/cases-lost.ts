import { box, COLOR, sticker, widthOf, write } from '../pen.ts';
import { FIELD, line, type Plate } from '../plate.ts';

const WANTED = 32;
const SIGNED = 13;
const BACK = 4;
const GRID = { columns: 8, step: 79, edge: 63, top: 128 } as const;

export const casesLost: Plate = {
  alt: 'Thirty-two squares for the cases a firm wanted in a month: 13 are filled because they signed, 4 are marked to be won back, 15 stay empty. Won back, a signed case costs $706 in place of $923.',
  quotes: ['32', '13', '19', '$923 to $706', 'signed', 'Cases the firm wants'],
  draw: () => {
    const squares = Array.from({ length: WANTED }, (_, index) => {
      const x = FIELD.left + (index % GRID.columns) * GRID.step + 1;
      const y = GRID.top + Math.floor(index / GRID.columns) * GRID.step;
      const fill = index < SIGNED ? COLOR.ink : index < SIGNED + BACK ? COLOR.mark : COLOR.fog;
      return box(x, y, GRID.edge, GRID.edge, fill, index < SIGNED + BACK ? COLOR.ink : COLOR.rule);
    });
    const number = { size: 56, weight: 820 } as const;
    const y = line(7) - 8;
    return [
      write('32', FIELD.left, line(1), number),
      write('cases the firm wants', FIELD.left + widthOf('32 ', number) + 4, line(1), {
        size: 30,
        color: COLOR.ink2,
      }),
      ...squares,
      write('13', FIELD.left, y, number),
      write('signed', FIELD.left + widthOf('13 ', number) + 4, y, { size: 30, color: COLOR.ink2 }),
      sticker([626, line(6.75)], '$923 to $706', { over: 'WITH FOUR BACK' }),
    ].join('');
  },
};
