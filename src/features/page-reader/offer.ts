import { hasFeature } from '../../content/this-site.ts';
import { READER_SLUG } from './paths.ts';

/** Returns undefined if the site has no page reader. */
export const readerOffer = (text: string | undefined) =>
  hasFeature(READER_SLUG) ? text : undefined;
