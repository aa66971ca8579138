import sign from 'content-folder/brand/public/favicon.svg?raw';

/** Characters that end the attribute, have another meaning in an address or in HTML, or are invalid there. */
const NOT_AS_IT_IS = /[%#&'"<> \n\t]/g;

/**
 * The brand's sign for the browser's tab, inside the page: no request takes a connection and a share of the line from
 * the typefaces. Search engines, which want the address of a file, take /favicon.ico.
 */
export const tabIcon = `<link rel="icon" type="image/svg+xml" href='data:image/svg+xml,${sign
  .trim()
  .replaceAll(
    NOT_AS_IT_IS,
    (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  )}'>`;
