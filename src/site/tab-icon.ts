import sign from 'content-folder/brand/public/favicon.svg?raw';

/** Characters that would end the attribute, have a special meaning in a URL or in HTML, or are invalid there. */
const NOT_AS_IT_IS = /[%#&'"<> \n\t]/g;

/**
 * The icon of the browser tab, inside the HTML. A file would need a request that competes with the typefaces. Search
 * engines need a file and use /favicon.ico.
 */
export const tabIcon = `<link rel="icon" type="image/svg+xml" href='data:image/svg+xml,${sign
  .trim()
  .replaceAll(
    NOT_AS_IT_IS,
    (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  )}'>`;
