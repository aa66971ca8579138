/** Made once, with the first text: it takes longer than most texts. */
let segmenter: Intl.Segmenter | undefined;

/** The characters of a text as people count them: an emoji of several parts is one, and so is a letter with its accent. */
function charactersOf(text: string): Iterable<{ segment: string }> {
  // a browser without it counts the parts
  if (!('Segmenter' in Intl)) return [...text].map((segment) => ({ segment }));
  segmenter ??= new Intl.Segmenter('en');
  return segmenter.segment(text);
}

/** Of a text's length in units, so many for each character are enough, also where each is an emoji or has accents. */
const UNITS_FOR_EACH = 8;

/** The first characters of a text, at most so many, each of them whole. Heaps of accents end it earlier. */
export function firstCharacters(text: string, max: number): string {
  if (text.length <= max) return text;
  let kept = '';
  let count = 0;
  for (const { segment } of charactersOf(text)) {
    if (count === max || kept.length + segment.length > max * UNITS_FOR_EACH) break;
    kept += segment;
    count += 1;
  }
  return kept;
}

/** Whether a text has at most so many characters, as people count them. */
export const hasAtMost = (max: number, text: string) =>
  firstCharacters(text, max).length === text.length;
