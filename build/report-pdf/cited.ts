import { sourceLetter } from '../../src/text/source-letter.ts';
import { sourcePlace } from './content.ts';
import { TEXT, type TextStyle } from './design.ts';
import type { Run } from './inline.ts';

const RISE = 3.6;

/** Text with the red letters of its sources behind it. In: words, their style, places in the list. Out: runs. */
export function cited(text: string, style: TextStyle, cites: readonly number[]): Run[] {
  const cite = { ...TEXT.cite, leading: style.leading };
  const numbers = cites.flatMap((number, index) => [
    { text: index ? ', ' : ' ', style: cite, rise: RISE },
    {
      text: sourceLetter(number),
      style: cite,
      rise: RISE,
      link: { place: sourcePlace(number) },
      label: `Source ${sourceLetter(number)}`,
    },
  ]);
  return [{ text, style }, ...numbers];
}
