import { z } from 'zod';
import { plainText } from './glossary.ts';

/** A line in the course of a page that invites one question: an ask. */
export const askSchema = z.strictObject({
  text: plainText(20, 200).describe('What a reader may want to ask here, or what we would look at'),
  button: z.string().min(3).max(40).describe('Button that opens the contact dialog'),
});
export type Ask = z.infer<typeof askSchema>;
