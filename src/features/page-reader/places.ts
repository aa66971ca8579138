import { PAGE_READER_SLUG } from '../../content/reads-pages.ts';

/** Name of the page, for the leads that come from it. */
export const READER_SLUG = PAGE_READER_SLUG;
export const READER_PATH = `/tools/${READER_SLUG}`;
