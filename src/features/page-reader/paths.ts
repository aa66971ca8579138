/** Name of the page, for the leads that come from it. */
export const READER_SLUG = 'page-reader';
export const READER_PATH = `/tools/${READER_SLUG}`;
