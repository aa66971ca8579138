const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

/** What our typefaces are cut to: ASCII, and what American English prose, prices and our own marks need. */
export const LETTERS = `${ASCII}\u00a0©§·×éñ–—‘’“”•…→−`;

/**
 * Letters that our typefaces lack lose their accents. Any other sign stays: ½ is not 1, ™ is no T, and a quotation mark
 * of full width would end a text in JSON.
 */
export const plainLetters = (text: string) =>
  text.normalize('NFC').replaceAll(/\P{ASCII}/gu, (letter) => {
    const plain = letter.normalize('NFD').charAt(0);
    return !LETTERS.includes(letter) && LETTERS.includes(plain) ? plain : letter;
  });
