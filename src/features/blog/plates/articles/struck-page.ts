import { paragraph } from '../paragraph.ts';
import { COLOR, highlight, sticker, stroke, write } from '../pen.ts';
import { FIELD, line, type Plate } from '../plate.ts';

const PAGE =
  'Tampa Overtime Attorneys. At our firm, we understand how stressful workplace issues can be. Our experienced and compassionate team has been fighting for the rights of hardworking employees for decades.';
const REMAINS = 'Tampa';
/** Leaves the last line of the paper to the sticker. */
const MOST_LINES = 6;
const TEXT = { family: 'serif', size: 40, weight: 450 } as const;

export const struckPage: Plate = {
  alt: 'The opening of a usual practice-area page, every word struck out in red because any firm could publish it. Only the name of the city, Tampa, remains and is marked.',
  quotes: ['Tampa', 'Overtime Attorneys.', PAGE.slice(26), 'what remains', 'swap test'],
  draw: () => {
    const lines = paragraph(PAGE, FIELD.right - FIELD.left, TEXT, REMAINS).slice(0, MOST_LINES);
    const rows = lines.map(({ text, width, found: [word] }, index) => {
      const y = line(index + 1);
      const from = word ? FIELD.left + word[1] + 8 : FIELD.left - 6;
      return [
        word ? highlight(FIELD.left + word[0], FIELD.left + word[1], y, TEXT.size) : '',
        write(text, FIELD.left, y, { ...TEXT, color: COLOR.ink2 }),
        word ? write(REMAINS, FIELD.left + word[0], y, TEXT) : '',
        stroke(
          [
            [from, y - 11],
            [FIELD.left + width + 6, y - 11],
          ],
          COLOR.red,
          4,
        ),
      ].join('');
    });
    return [...rows, sticker([640, line(6.82)], 'Tampa', { over: 'WHAT REMAINS' })].join('');
  },
};
