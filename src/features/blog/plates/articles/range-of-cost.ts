import { dollars } from '../dollars.ts';
import { box, COLOR, dot, LIMIT_LABEL, limit, stroke, write } from '../pen.ts';
import { FIELD, line, type Plate } from '../plate.ts';

/** Channel, low end, cost per signed case, high end, in dollars. */
const CHANNELS = [
  ['Search ads', 950, 1500, 2485],
  ['Local Services', 399, 700, 1333],
  ['Organic search', 682, 1050, 1688],
  ['Directories', 617, 2400, 22779],
  ['Sponsorships', 386, 1500, 14237],
] as const;
const SURE = 1;
const CEILING = 1600;
const AXIS = { left: 362, perDollar: 0.15, ticks: [0, 1000, 2000] } as const;

const at = (amount: number) => AXIS.left + amount * AXIS.perDollar;

export const rangeOfCost: Plate = {
  alt: 'Five channels, each with a range that holds its true cost per signed case at least four times in five. Only Local Services Ads, $399 to $1,333, are wholly under the ceiling of $1,600; directories and sponsorships run off the chart.',
  quotes: [
    ...CHANNELS.map(([name]) => name),
    ...CHANNELS.map(([, low, cost, high]) => `${dollars(cost)} | ${dollars(low)}–${dollars(high)}`),
    dollars(CEILING),
    'wholly under',
  ],
  draw: () => {
    const rows = CHANNELS.map(([name, low, cost, high], index) => {
      const y = line(index + 2);
      const open = at(high) > FIELD.right;
      const end = open ? FIELD.right : at(high);
      return [
        write(name, FIELD.left, y, { weight: index === SURE ? 750 : 600 }),
        stroke(
          [
            [at(low), y - 10],
            [end, y - 10],
          ],
          COLOR.ink,
          5,
        ),
        stroke(
          [
            [at(low), y - 24],
            [at(low), y + 4],
          ],
          COLOR.ink,
          5,
        ),
        open
          ? stroke(
              [
                [end - 15, y - 23],
                [end, y - 10],
                [end - 15, y + 3],
              ],
              COLOR.ink,
              5,
            )
          : stroke(
              [
                [end, y - 24],
                [end, y + 4],
              ],
              COLOR.ink,
              5,
            ),
        dot([at(cost), y - 10], 11, index === SURE ? COLOR.mark : COLOR.fog, COLOR.ink),
      ].join('');
    });
    const sure = line(SURE + 2);
    const axis = line(6.65);
    const ticks = AXIS.ticks.map((amount) =>
      [
        stroke(
          [
            [at(amount), axis],
            [at(amount), axis + 9],
          ],
          COLOR.ink3,
          2,
        ),
        write(dollars(amount), at(amount), axis + 38, {
          size: 24,
          color: COLOR.ink2,
          align: 'middle',
        }),
      ].join(''),
    );
    return [
      box(FIELD.left - 16, sure - 48, FIELD.right + 16 - FIELD.left + 16, 76, COLOR.mark),
      limit([
        [at(CEILING), line(1) + 16],
        [at(CEILING), axis],
      ]),
      stroke(
        [
          [AXIS.left, axis],
          [FIELD.right, axis],
        ],
        COLOR.ink3,
        2,
      ),
      ...ticks,
      ...rows,
      write(`ceiling ${dollars(CEILING)}`, at(CEILING), line(1), { ...LIMIT_LABEL, align: 'middle' }),
    ].join('');
  },
};
