import * as z from 'zod/mini';

/** A signed address, a time and a zone. Only their length is checked here; their meaning is looked up later. */
const short = z.catch(z.string().check(z.trim(), z.maxLength(200)), '');

/** The fields of booking pages. No form is refused for its fields: a page explains what is wrong. */
export const bookSchema = z.object({
  booking: short,
  start: short,
  way: z.catch(z.enum(['phone', 'video']), 'phone'),
  zone: short,
});
export const moveSchema = z.omit(bookSchema, { way: true });
export const cancelSchema = z.pick(bookSchema, { booking: true });
/** The request of the window after a request for the next times: page 1 has those after the first. */
export const timesSchema = z.object({
  booking: short,
  zone: short,
  page: z.catch(z.union([z.literal(0), z.literal(1)]), 0),
});
