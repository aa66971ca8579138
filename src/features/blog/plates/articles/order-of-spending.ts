import { dollars } from '../dollars.ts';
import { box, COLOR, LIMIT_LABEL, limit, stroke, widthOf, write } from '../pen.ts';
import { FIELD, line, type Plate } from '../plate.ts';

const PROPOSALS = [
  ['Follow up', 375],
  ['Referrers', 571],
  ['Phones covered', 960],
  ['More paid search', 1714],
] as const;
const LIMIT = 1500;
const NEXT = dollars(PROPOSALS[0][1]);
const BARS = { left: 386, tall: 38, perDollar: 0.159 } as const;

export const orderOfSpending: Plate = {
  alt: 'Bar chart of four proposals in the order to fund them, by cost of each added case: follow-up $375, referrers $571, covered phones $960, more paid search $1,714. Only the last is over the limit of $1,500.',
  quotes: [...PROPOSALS.flatMap(([name, cost]) => [name, dollars(cost)]), dollars(LIMIT)],
  draw: () => {
    const most = BARS.left + LIMIT * BARS.perDollar;
    const rows = PROPOSALS.map(([name, cost], index) => {
      const y = line(index + 1);
      const width = cost * BARS.perDollar;
      return [
        write(name, FIELD.left, y, { weight: 600 }),
        box(
          BARS.left,
          y - 29,
          width,
          BARS.tall,
          index ? COLOR.ink : COLOR.mark,
          index ? undefined : COLOR.ink,
        ),
        write(dollars(cost), BARS.left + width + 9, y, { weight: 700 }),
      ].join('');
    });
    const big = { size: 118, weight: 820, tracking: -0.03 } as const;
    const after = FIELD.left + widthOf(NEXT, big) + 28;
    return [
      ...rows,
      limit([
        [most, line(1) - 50],
        [most, line(4.55)],
      ]),
      write(`limit ${dollars(LIMIT)}`, most, line(4.55) + 32, { ...LIMIT_LABEL, align: 'middle' }),
      stroke(
        [
          [FIELD.left, line(5) + 44],
          [FIELD.right, line(5) + 44],
        ],
        COLOR.ink,
        3,
      ),
      write(NEXT, FIELD.left, line(7), big),
      write('buys the next case.', after, line(7) - 44, { size: 30, color: COLOR.ink2 }),
      write('Fund it first.', after, line(7) - 4, { size: 30, color: COLOR.ink2 }),
    ].join('');
  },
};
