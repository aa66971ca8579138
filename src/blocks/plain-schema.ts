import { z } from 'zod';
import { glossedText, plainText } from '../content/glossary.ts';
import { anchorSchema, railLabelSchema } from '../content/page-parts.ts';

/** Sections that may be without a number: their heading is small, in the left rail. */
const start = {
  id: anchorSchema.optional(),
  heading: plainText(3, 110).describe('What the section is about'),
};

/** Lists of short points. One list alone is set in two columns, several are beside each other. */
export const listsSchema = z.strictObject({
  kind: z.literal('lists'),
  ...start,
  label: railLabelSchema
    .optional()
    .describe('Short label in the left rail; without it the section has no number'),
  note: plainText(3, 160).optional().describe('Over the lists, in small type'),
  lists: z
    .array(
      z.strictObject({
        title: plainText(3, 60).optional().describe('Over the list'),
        numbered: z.boolean().default(true).describe('Whether its points have numbers'),
        items: z.array(glossedText(6, 400)).min(1).describe('The points in order'),
      }),
    )
    .min(1)
    .max(3),
});

/** How to reach us: email address and phone number of site.yaml. */
export const reachSchema = z.strictObject({ kind: z.literal('reach'), ...start });
