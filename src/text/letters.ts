const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

/** The letters in our typefaces: ASCII, and the other characters of American English texts, prices and our drawings. */
export const LETTERS = `${ASCII}\u00a0©§·×éñ–—‘’“”•…→−`;

const LATIN_1 = Array.from({ length: 0x100 - 0xa1 }, (_, i) => String.fromCharCode(0xa1 + i)).join(
  '',
);

/**
 * The letters in the typefaces of social images and the PDF. No visitor downloads these typefaces, so they also have the
 * letters of Western European languages.
 */
export const PICTURE_LETTERS = `${LETTERS.replace('→', '')}${LATIN_1.replace('\u00ad', '')}Œœ‚„‹›€™`;

/** Returns whether social images and the PDF can show every letter of a text. */
export const isDrawable = (text: string) =>
  [...text.normalize('NFC')].every(
    (letter) => /\s/.test(letter) || PICTURE_LETTERS.includes(letter),
  );

/**
 * Returns a text without the accents of letters that are not in our typefaces. All other characters stay: for example, ½ is
 * not replaced by 1, and a full-width quotation mark not by ", which would end a text in JSON.
 */
export const plainLetters = (text: string, letters = LETTERS) =>
  text.normalize('NFC').replaceAll(/\P{ASCII}/gu, (letter) => {
    const plain = letter.normalize('NFD').charAt(0);
    return !letters.includes(letter) && letters.includes(plain) ? plain : letter;
  });
