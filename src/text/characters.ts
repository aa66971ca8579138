/** Created when a text first needs it, because this takes about 75 ms on a phone. */
let segmenter: Intl.Segmenter | undefined;

/** Matches a text in which each UTF-16 unit is a character. */
const PLAIN = /^[ -~]*$/;

/**
 * Returns the characters of a text as readers count them: an emoji with several parts is one, and so is a letter with its
 * accent.
 */
function charactersOf(text: string): Iterable<{ segment: string }> {
  // Browsers without Intl.Segmenter count code points.
  if (PLAIN.test(text) || !('Segmenter' in Intl)) return [...text].map((segment) => ({ segment }));
  segmenter ??= new Intl.Segmenter('en');
  return segmenter.segment(text);
}

/** The largest number of UTF-16 units that a character may have on average. This is enough for emoji and accents. */
const UNITS_FOR_EACH = 8;

/**
 * Returns the first `max` characters of a text and cuts none of them. With very many accents the result has fewer
 * characters.
 */
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

/** Returns whether a text has at most `max` characters, as readers count them. */
export const hasAtMost = (max: number, text: string) =>
  text.length <= max * UNITS_FOR_EACH && firstCharacters(text, max).length === text.length;
