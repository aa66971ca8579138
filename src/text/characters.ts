/** The segmenter is created at its first use, because creating it takes about 75 ms on a phone. */
let segmenter: Intl.Segmenter | undefined;

const ASCII = /^[ -~]*$/;

/** An emoji with several parts is one character, and so is a letter with its accent. */
function charactersOf(text: string): Iterable<{ segment: string }> {
  // Browsers without Intl.Segmenter count code points.
  if (ASCII.test(text) || !('Segmenter' in Intl)) return [...text].map((segment) => ({ segment }));
  segmenter ??= new Intl.Segmenter('en');
  return segmenter.segment(text);
}

/**
 * Highest average number of UTF-16 units per character. Emoji and letters with accents stay below
 * it.
 */
const UNITS_PER_CHARACTER = 8;

/** Returns at most `max` whole characters, or fewer if the text has very many accents. */
export function firstCharacters(text: string, max: number): string {
  if (text.length <= max) return text;
  let result = '';
  let count = 0;
  for (const { segment } of charactersOf(text)) {
    if (count === max || result.length + segment.length > max * UNITS_PER_CHARACTER) break;
    result += segment;
    count += 1;
  }
  return result;
}

export const hasAtMost = (max: number, text: string) =>
  text.length <= max * UNITS_PER_CHARACTER && firstCharacters(text, max).length === text.length;
