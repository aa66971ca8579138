import icon from 'content-folder/brand/public/favicon.svg?raw';

/** Characters that would end the attribute, or that are special or invalid in a URL or in HTML. */
const ESCAPED_CHARACTERS = /[%#&'"<> \n\t]/g;

/**
 * The icon is in the HTML, because a file would need a request that competes with the typefaces.
 * Search engines need a file.
 */
export const tabIcon = `<link rel="icon" type="image/svg+xml" href='data:image/svg+xml,${icon
  .trim()
  .replaceAll(
    ESCAPED_CHARACTERS,
    (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  )}'>`;
