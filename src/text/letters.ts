const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

/** Our typefaces have these letters: ASCII, and what American English prose, prices and our own marks need. */
export const LETTERS = `${ASCII}\u00a0©§·×éñ–—‘’“”•…→−`;

const LATIN_1 = Array.from({ length: 0x100 - 0xa1 }, (_, i) => String.fromCharCode(0xa1 + i)).join(
  '',
);

/**
 * Social images and the PDF have these letters: no visitor downloads their typefaces, so that they have room for the
 * letters of Western European languages too.
 */
export const PICTURE_LETTERS = `${LETTERS.replace('→', '')}${LATIN_1.replace('\u00ad', '')}Œœ‚„‹›€™`;

/** Returns whether every letter of a text is in the typefaces of social images and the PDF; they would leave out any other. */
export const isDrawable = (text: string) =>
  [...text.normalize('NFC')].every(
    (letter) => /\s/.test(letter) || PICTURE_LETTERS.includes(letter),
  );

/**
 * Returns a text in which letters that our typefaces lack have no accents. Any other sign stays: ½ is not 1, ™ is no
 * T, and a quotation mark of full width would end a text in JSON.
 */
export const plainLetters = (text: string, letters = LETTERS) =>
  text.normalize('NFC').replaceAll(/\P{ASCII}/gu, (letter) => {
    const plain = letter.normalize('NFD').charAt(0);
    return !letters.includes(letter) && letters.includes(plain) ? plain : letter;
  });
