import { switchedOff } from '../../content/switched-off.ts';
import { READER_SLUG } from './places.ts';

/** A line that leads to the reader, in a build that has it. */
export const readerOffer = (text: string | undefined) => (switchedOff.has(READER_SLUG) ? undefined : text);
