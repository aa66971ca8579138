import { offered } from '../../content/offered.ts';
import { READER_SLUG } from './places.ts';

/** A line that leads to the reader, on a site that has it. */
export const readerOffer = (text: string | undefined) => (offered(READER_SLUG) ? text : undefined);
