import { dollars } from '../dollars.ts';
import { COLOR, dot, LIMIT_LABEL, limit, sticker, stroke, write } from '../pen.ts';
import { FIELD, line, type Plate } from '../plate.ts';

/** Cost per case to date from month 1, in dollars; nothing signed in the first three months of SEO. */
const ADS = [
  3000, 2400, 2000, 1846, 1765, 1636, 1615, 1548, 1543, 1500, 1500, 1469, 1472, 1448, 1452, 1433, 1437, 1421,
];
const SEO = [
  null,
  null,
  null,
  16000,
  10000,
  6000,
  4000,
  3200,
  2571,
  2222,
  1913,
  1714,
  1576,
  1474,
  1395,
  1333,
  1283,
  1241,
];
const CROSSING = 15;
const CEILING = 1400;
const SCALE = {
  left: FIELD.left + 8,
  right: FIELD.right - 8,
  top: 74,
  bottom: 486,
  high: 3000,
  low: 1000,
} as const;

const across = (month: number) => SCALE.left + ((month - 1) / (ADS.length - 1)) * (SCALE.right - SCALE.left);
const down = (cost: number) =>
  SCALE.top + ((SCALE.high - cost) / (SCALE.high - SCALE.low)) * (SCALE.bottom - SCALE.top);
const points = (costs: readonly (number | null)[]) =>
  costs.flatMap((cost, index) => (cost === null ? [] : [[across(index + 1), down(cost)] as const]));

/** The part of a falling line below the top of the chart. */
function belowTop(line: readonly (readonly [number, number])[]) {
  const inside = line.findIndex(([, y]) => y >= SCALE.top);
  const [before, first] = [line[inside - 1], line[inside]];
  if (!before || !first) return line;
  const share = (SCALE.top - before[1]) / (first[1] - before[1]);
  return [[before[0] + share * (first[0] - before[0]), SCALE.top] as const, ...line.slice(inside)];
}

export const crossingLines: Plate = {
  alt: 'Cost per signed case to date over 18 months: the line of ads falls slowly from $3,000 to $1,421, the line of SEO starts late and far higher, falls below it in month 15 and ends at $1,241.',
  quotes: [
    ...[...ADS, ...SEO].flatMap((cost) => (cost === null ? [] : [dollars(cost)])),
    dollars(CEILING),
    `month ${CROSSING}`,
    'Ads',
    'SEO',
  ],
  draw: () => {
    const label = { size: 26, color: COLOR.ink2 } as const;
    const months = [
      write('1', FIELD.left, SCALE.bottom + 46, label),
      ...[6, 12].map((month) =>
        write(String(month), across(month), SCALE.bottom + 46, { ...label, align: 'middle' }),
      ),
      write('18 months', FIELD.right, SCALE.bottom + 46, { ...label, align: 'right' }),
    ];
    return [
      limit([
        [FIELD.left, down(CEILING)],
        [FIELD.right, down(CEILING)],
      ]),
      write(`ceiling ${dollars(CEILING)}`, FIELD.left, down(CEILING) + 36, LIMIT_LABEL),
      stroke(
        [
          [FIELD.left, SCALE.bottom + 10],
          [FIELD.right, SCALE.bottom + 10],
        ],
        COLOR.ink3,
        2,
      ),
      ...months,
      stroke(points(ADS), COLOR.ink3, 6),
      stroke(belowTop(points(SEO)), COLOR.ink, 11),
      dot([across(CROSSING), down(SEO[CROSSING - 1] ?? 0)], 15, COLOR.mark, COLOR.ink),
      write('Ads', across(2) + 8, down(2400) - 8, { size: 34, weight: 750, color: COLOR.ink2 }),
      write('SEO', across(8) + 36, down(3000) + 30, { size: 34, weight: 820 }),
      sticker([across(CROSSING) + 2, line(3.2)], `Month ${CROSSING}`),
      stroke(
        [
          [across(CROSSING), line(3.2) + 32],
          [across(CROSSING), down(SEO[CROSSING - 1] ?? 0) - 16],
        ],
        COLOR.ink,
        3,
      ),
    ].join('');
  },
};
