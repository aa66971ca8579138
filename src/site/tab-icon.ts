import icon from 'content-folder/brand/public/favicon.svg?raw';

/**
 * These characters would end the attribute, have a special meaning in a URL or in HTML, or are
 * invalid there.
 */
const ESCAPED_CHARACTERS = /[%#&'"<> \n\t]/g;

/**
 * A file would need a request that competes with the typefaces. Search engines need a file and use
 * /favicon.ico.
 */
export const tabIcon = `<link rel="icon" type="image/svg+xml" href='data:image/svg+xml,${icon
  .trim()
  .replaceAll(
    ESCAPED_CHARACTERS,
    (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  )}'>`;
