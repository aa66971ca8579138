import { z } from 'zod';
import { ASK_KINDS } from './asks.ts';
import { plainText } from './glossary.ts';

/** A line in the course of a page that invites one question: an ask. */
export const askSchema = z.strictObject({
  text: plainText(20, 200).describe('What a reader may want to ask here, or what we would look at'),
  kind: z.enum(ASK_KINDS).describe('What is asked for: pages/contact.yaml has the button and the words'),
});
export type Ask = z.infer<typeof askSchema>;
