import { hasFeature } from '../../content/this-site.ts';
import { READER_SLUG } from './paths.ts';

/** A line that leads to the reader, on a site that has it. */
export const readerOffer = (text: string | undefined) =>
  hasFeature(READER_SLUG) ? text : undefined;
