/** Created with the first text that needs it: on a phone that takes about 75 ms. */
let segmenter: Intl.Segmenter | undefined;

/** Each unit of such a text is one character. */
const PLAIN = /^[ -~]*$/;

/** Returns the characters of a text as people count them: an emoji of several parts is one, and so is a letter with its accent. */
function charactersOf(text: string): Iterable<{ segment: string }> {
  // a browser without the segmenter counts code points
  if (PLAIN.test(text) || !('Segmenter' in Intl)) return [...text].map((segment) => ({ segment }));
  segmenter ??= new Intl.Segmenter('en');
  return segmenter.segment(text);
}

/** A character of a text may have this many units, which is enough for emoji and accents. */
const UNITS_FOR_EACH = 8;

/** Returns the first `max` characters of a text, each of them whole. Heaps of accents end it earlier. */
export function firstCharacters(text: string, max: number): string {
  if (text.length <= max) return text;
  let result = '';
  let count = 0;
  for (const { segment } of charactersOf(text)) {
    if (count === max || result.length + segment.length > max * UNITS_FOR_EACH) break;
    result += segment;
    count += 1;
  }
  return result;
}

/** Returns whether a text has at most `max` characters, as people count them. */
export const hasAtMost = (max: number, text: string) =>
  text.length <= max * UNITS_FOR_EACH && firstCharacters(text, max).length === text.length;
