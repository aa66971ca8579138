import { box, COLOR, stroke, write } from '../pen.ts';
import { FIELD, line, type Plate } from '../plate.ts';

const PAGES = [
  { weight: '3 megabytes', seconds: 15 },
  { weight: '400 kilobytes', seconds: 2 },
] as const;
const SECOND = (FIELD.right - FIELD.left) / 15;

export const pageWeight: Plate = {
  alt: 'Two bars on a scale of seconds at 1.6 megabits a second: a page of 3 megabytes needs 15 seconds to arrive, a page of 400 kilobytes needs 2, which is marked.',
  quotes: ['3 megabytes', '400 kilobytes', '15 seconds', '1.6 megabits a second'],
  draw: () => {
    const pages = PAGES.map(({ weight, seconds }, index) => {
      const y = line(1.9 + index * 2.6);
      const light = index === 1;
      return [
        write(`${seconds} s`, FIELD.left, y, { size: 110, weight: 820, tracking: -0.03 }),
        write(weight, FIELD.right, y, { size: 32, weight: 600, align: 'right', color: COLOR.ink2 }),
        box(FIELD.left, y + 26, seconds * SECOND, 44, light ? COLOR.mark : COLOR.ink, COLOR.ink),
      ].join('');
    });
    const axis = line(6) + 6;
    const ticks = Array.from({ length: 16 }, (_, second) => {
      const x = FIELD.left + second * SECOND;
      return stroke(
        [
          [x, axis],
          [x, axis + (second % 5 ? 10 : 20)],
        ],
        COLOR.ink3,
        2,
      );
    });
    return [
      ...pages,
      stroke(
        [
          [FIELD.left, axis],
          [FIELD.right, axis],
        ],
        COLOR.ink3,
        2,
      ),
      ...ticks,
      write('seconds, at 1.6 megabits a second', FIELD.left, line(7), { size: 28, color: COLOR.ink2 }),
    ].join('');
  },
};
