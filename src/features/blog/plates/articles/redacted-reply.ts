import { paragraph } from '../paragraph.ts';
import { box, COLOR, highlight, widthOf, write } from '../pen.ts';
import { FIELD, line, type Plate } from '../plate.ts';

/** What is blacked out, line by line: the words, and where the bar begins and ends as shares of the line. */
const BARS = [
  [
    ['a name', 0, 0.6],
    ['a date', 0.63, 1],
  ],
  [
    ['a court', 0, 0.36],
    ['“your case”', 0.39, 0.92],
  ],
  [
    ['a sum', 0, 0.28],
    ['“we told you”', 0.31, 1],
  ],
  [['“unfortunately”', 0, 0.66]],
] as const;
const KEPT = 'Thank you for taking the time to write this.';
const TEXT = { family: 'serif', size: 48, weight: 600 } as const;

export const redactedReply: Plate = {
  alt: 'A reply to a review with a name, a date, a court, a sum and the words "your case", "we told you" and "unfortunately" blacked out. What is left is marked: "Thank you for taking the time to write this."',
  quotes: ['a name', 'a date', 'a court', 'a sum', 'your case', 'we told you', 'unfortunately', KEPT],
  draw: () => {
    const width = FIELD.right - FIELD.left;
    const bars = BARS.flatMap((row, index) =>
      row.map(([words, from, to]) => {
        const y = line(index + 1);
        const left = FIELD.left + from * width;
        return [
          box(left, y - 40, (to - from) * width, 57, COLOR.ink),
          write(words, left + 20, y - 1, { size: 32, weight: 450, family: 'serif', color: COLOR.paper }),
        ].join('');
      }),
    );
    const kept = paragraph(KEPT, width, TEXT).map(({ text }, index) => {
      const y = line(6 + index) - 8;
      return (
        highlight(FIELD.left, FIELD.left + widthOf(text, TEXT), y, TEXT.size) +
        write(text, FIELD.left, y, TEXT)
      );
    });
    return [...bars, ...kept].join('');
  },
};
