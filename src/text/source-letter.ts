/** Without i, l and o: small and raised they read as 1, as the note of a claim, and as a degree sign. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';

/**
 * What a source is called in the text and in the list: letters, because numbers are footnotes to claims.
 * Places count from 1; after "z" comes "aa".
 */
export function sourceLetter(place: number): string {
  const rest = Math.floor((place - 1) / LETTERS.length);
  return (rest ? sourceLetter(rest) : '') + LETTERS.charAt((place - 1) % LETTERS.length);
}
