const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

/** The characters of our typefaces, for American English texts, prices and our drawings. */
export const LETTERS = `${ASCII}\u00a0©§·×éñ–—‘’“”•…→−`;

const LATIN_1 = Array.from({ length: 0x100 - 0xa1 }, (_, i) => String.fromCharCode(0xa1 + i)).join(
  '',
);

/**
 * Letters in the typefaces of pictures. No visitor downloads these typefaces, so they have all
 * letters of Western Europe.
 */
export const PICTURE_LETTERS = `${LETTERS.replace('→', '')}${LATIN_1.replace('\u00ad', '')}Œœ‚„‹›€™`;

export const isDrawable = (text: string) =>
  [...text.normalize('NFC')].every(
    (letter) => /\s/.test(letter) || PICTURE_LETTERS.includes(letter),
  );

/** A full-width quotation mark must not become ", which would end a text in JSON. */
export const plainLetters = (text: string, letters = LETTERS) =>
  text.normalize('NFC').replaceAll(/\P{ASCII}/gu, (letter) => {
    const baseLetter = letter.normalize('NFD').charAt(0);
    return !letters.includes(letter) && letters.includes(baseLetter) ? baseLetter : letter;
  });
