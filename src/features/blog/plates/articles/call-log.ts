import { box, COLOR, LIMIT_LABEL, limit, sticker, stroke, widthOf, write } from '../pen.ts';
import { FIELD, line, type Plate } from '../plate.ts';

/** Rows of the log: time in, and minutes waited. */
const ROWS = [
  ['12:06 p.m.', 0],
  ['12:09 p.m.', 22],
  ['9:40 p.m.', 4],
] as const;
const TARGET = 5;
const TIME = { family: 'code', size: 32, weight: 600 } as const;
/** The blocks begin clear of the longest time. */
const GAP = 18;
const MINUTES = { step: 15, wide: 11, tall: 44 } as const;

export const callLog: Plate = {
  alt: 'Three rows of a call log with a block for each minute waited. A call at 12:06 p.m. waited none and a form at 9:40 p.m. waited 4; a call at 12:09 p.m. waited 22, of which 17 past the target of five are marked. No answer.',
  quotes: [
    '12:06 p.m.',
    '12:09 p.m.',
    '9:40 p.m.',
    '22',
    'Minutes waited',
    'Time in',
    'back within five minutes',
    'No answer',
  ],
  draw: () => {
    const head = { size: 26, weight: 600, color: COLOR.ink2 } as const;
    const left = FIELD.left + Math.max(...ROWS.map(([time]) => widthOf(time, TIME))) + GAP;
    const target = left + TARGET * MINUTES.step - (MINUTES.step - MINUTES.wide) / 2;
    const rows = ROWS.map(([time, minutes], index) => {
      const y = line(2.3 + index * 1.35);
      const blocks = Array.from({ length: minutes }, (_, minute) => {
        const late = minute >= TARGET;
        return box(
          left + minute * MINUTES.step,
          y - 35,
          MINUTES.wide,
          MINUTES.tall,
          late ? COLOR.mark : COLOR.ink,
          late ? COLOR.ink : COLOR.ink,
        );
      });
      return [
        write(time, FIELD.left, y, TIME),
        ...blocks,
        write(String(minutes), FIELD.right, y, { size: 40, weight: 820, align: 'right' }),
        stroke(
          [
            [FIELD.left, y + 40],
            [FIELD.right, y + 40],
          ],
          COLOR.rule,
          2,
        ),
      ].join('');
    });
    return [
      write('Time in', FIELD.left, line(1), head),
      write('Minutes waited', FIELD.right, line(1), { ...head, align: 'right' }),
      stroke(
        [
          [FIELD.left, line(1) + 24],
          [FIELD.right, line(1) + 24],
        ],
        COLOR.ink,
        3,
      ),
      ...rows,
      limit([
        [target, line(1) + 40],
        [target, line(6) + 18],
      ]),
      write('call back within 5 minutes', target, line(7) - 24, { ...LIMIT_LABEL, align: 'middle' }),
      sticker([590, line(4.35)], 'No answer'),
    ].join('');
  },
};
