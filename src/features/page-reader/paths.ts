export const READER_SLUG = 'page-reader';
export const READER_PATH = `/tools/${READER_SLUG}`;
