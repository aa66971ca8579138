import { box, COLOR, highlight, stroke, widthOf, write } from '../pen.ts';
import { FIELD, type Plate } from '../plate.ts';

const WIDTH = FIELD.right - FIELD.left;
const LABEL = { size: 24, weight: 600, color: COLOR.ink2 } as const;
const VALUE = { size: 31, weight: 500 } as const;
const PAD = 20;
const DOOR = 'The name on the door';
const STRUCK = 'Tampa Car Accident Lawyers';

/** A field of the form: its label over a white box. */
function field(label: string, y: number, height: number) {
  return write(label, FIELD.left, y, LABEL) + box(FIELD.left, y + 12, WIDTH, height, COLOR.paper, COLOR.rule);
}

export const profileForm: Plate = {
  alt: 'A form with four fields. Under Name, "The name on the door" is marked and "Tampa Car Accident Lawyers" is struck out; primary phone takes the local number, hours when a human picks up, service area stays empty.',
  quotes: [
    'Name',
    DOOR,
    STRUCK,
    'Primary phone',
    'local number',
    'Hours',
    'When a human picks up',
    'Service area',
    'leave it empty',
  ],
  draw: () => {
    const x = FIELD.left + PAD;
    const right = { ...VALUE, weight: 750 };
    const [first, second] = [126, 180];
    return [
      field('Name', 62, 126),
      highlight(x, x + widthOf(DOOR, right), first, VALUE.size),
      write(DOOR, x, first, right),
      write(STRUCK, x, second, { ...VALUE, color: COLOR.ink2 }),
      stroke(
        [
          [x - 6, second - 10],
          [x + widthOf(STRUCK, VALUE) + 6, second - 10],
        ],
        COLOR.red,
        4,
      ),
      field('Primary phone', 240, 62),
      write('The office’s local number', x, 294, VALUE),
      field('Hours', 354, 62),
      write('When a human picks up', x, 408, VALUE),
      field('Service area', 468, 62),
    ].join('');
  },
};
