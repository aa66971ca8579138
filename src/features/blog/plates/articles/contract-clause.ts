import { paragraph } from '../paragraph.ts';
import { COLOR, highlight, stroke, write } from '../pen.ts';
import { FIELD, line, type Plate } from '../plate.ts';

const CLAUSE =
  'A fee dispute gives Vendor no right to suspend, withhold or alter the domain, the site or its data.';
const RIGHT = 'no right';
const TEXT = { family: 'serif', size: 45, weight: 450 } as const;

export const contractClause: Plate = {
  alt: 'Clause 3 of a website contract, No hostage: a fee dispute gives Vendor no right to suspend, withhold or alter the domain, the site or its data. "No right" is marked; below, lines for the signatures of Firm and Vendor.',
  quotes: ['3. No hostage.', CLAUSE, 'Firm', 'Vendor'],
  draw: () => {
    const rows = paragraph(CLAUSE, FIELD.right - FIELD.left, TEXT, RIGHT).map(({ text, found }, index) => {
      const y = line(index + 2);
      const marks = found.map(([from, to]) => highlight(FIELD.left + from, FIELD.left + to, y, TEXT.size));
      return [...marks, write(text, FIELD.left, y, TEXT)].join('');
    });
    const signatures = (
      [
        ['Firm', FIELD.left],
        ['Vendor', 460],
      ] as const
    ).map(([who, x]) =>
      [
        stroke(
          [
            [x, line(7) - 34],
            [x + 268, line(7) - 34],
          ],
          COLOR.ink,
          3,
        ),
        write(who, x, line(7), { size: 26, color: COLOR.ink2 }),
      ].join(''),
    );
    return [
      write('3.', FIELD.left, line(1), { ...TEXT, weight: 700, color: COLOR.red }),
      write('No hostage.', FIELD.left + 50, line(1), { ...TEXT, weight: 700 }),
      ...rows,
      ...signatures,
    ].join('');
  },
};
