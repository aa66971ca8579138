import * as z from 'zod/mini';

/** A short text. Only its length is checked here. */
const short = z.catch(z.string().check(z.trim(), z.maxLength(200)), '');

/** Fields of the booking pages. An invalid value becomes empty, and the next page explains the mistake. */
export const bookSchema = z.object({
  booking: short,
  start: short,
  way: z.catch(z.enum(['phone', 'video']), 'phone'),
  zone: short,
});
export const moveSchema = z.omit(bookSchema, { way: true });
export const cancelSchema = z.pick(bookSchema, { booking: true });
/** The dialog's request for the next free times. Page 0 has the first times, page 1 those after them. */
export const timesSchema = z.object({
  booking: short,
  zone: short,
  page: z.catch(z.union([z.literal(0), z.literal(1)]), 0),
});
