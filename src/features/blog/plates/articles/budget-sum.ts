import { COLOR, highlight, stroke, widthOf, write } from '../pen.ts';
import { FIELD, line, type Plate } from '../plate.ts';

const FACTORS = [
  ['Clients needed', '110'],
  ['Average fee collected', '× $5,000'],
  ['Share for marketing', '× 18%'],
] as const;
const TOTAL = '$99,000';

export const budgetSum: Plate = {
  alt: 'The budget of a firm of four worked as a sum: 110 clients needed, times $5,000 average fee collected, times an 18% share for marketing, makes $99,000 for the year, which is marked.',
  quotes: [
    'Clients needed',
    'Average fee collected',
    'Share for marketing',
    '110',
    '$5,000',
    '18%',
    '$99,000',
    'Budget for the year',
    'Four lawyers, criminal defense',
  ],
  draw: () => {
    const total = { size: 104, weight: 820, tracking: -0.025 } as const;
    const rows = FACTORS.map(([name, value], index) => {
      const y = line(index + 2);
      return [
        write(name, FIELD.left, y, { size: 30, color: COLOR.ink2 }),
        write(value, FIELD.right, y, { size: 44, weight: 750, align: 'right' }),
      ].join('');
    });
    const y = line(7) - 42;
    const left = FIELD.right - widthOf(TOTAL, total);
    const edge = left - 17;
    return [
      write('Four lawyers, criminal defense', FIELD.left, line(1), { size: 30, weight: 750 }),
      stroke(
        [
          [FIELD.left, line(1) + 22],
          [FIELD.right, line(1) + 22],
        ],
        COLOR.rule,
        2,
      ),
      ...rows,
      stroke(
        [
          [FIELD.left, line(4) + 34],
          [FIELD.right, line(4) + 34],
        ],
        COLOR.ink,
        4,
      ),
      write('Budget', FIELD.left, y - 40, { size: 30, color: COLOR.ink2 }),
      write('for the year', FIELD.left, y, { size: 30, color: COLOR.ink2 }),
      highlight(left, FIELD.right, y, total.size * 0.92),
      write(TOTAL, FIELD.right, y, { ...total, align: 'right' }),
      stroke(
        [
          [edge, line(7) + 8],
          [FIELD.right, line(7) + 8],
        ],
        COLOR.ink,
        3,
      ),
      stroke(
        [
          [edge, line(7) + 16],
          [FIELD.right, line(7) + 16],
        ],
        COLOR.ink,
        3,
      ),
    ].join('');
  },
};
