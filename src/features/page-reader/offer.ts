import { hasFeature } from '../../content/this-site.ts';
import { READER_SLUG } from './paths.ts';

/** Returns a line that links to the page reader; undefined if the site does not have it. */
export const readerOffer = (text: string | undefined) =>
  hasFeature(READER_SLUG) ? text : undefined;
