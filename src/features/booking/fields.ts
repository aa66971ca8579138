import * as z from 'zod/mini';

const shortText = z.catch(z.string().check(z.trim(), z.maxLength(200)), '');

/** An invalid value gets its default. The page that answers explains the mistake. */
export const bookSchema = z.object({
  booking: shortText,
  start: shortText,
  way: z.catch(z.enum(['phone', 'video']), 'phone'),
  zone: shortText,
});
export const moveSchema = z.omit(bookSchema, { way: true });
export const cancelSchema = z.pick(bookSchema, { booking: true });
/** `page` 0 requests the first times, and 1 requests the times after them. */
export const timesSchema = z.object({
  booking: shortText,
  zone: shortText,
  page: z.catch(z.union([z.literal(0), z.literal(1)]), 0),
});
