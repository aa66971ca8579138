import { z } from 'zod';
import { checkedSchema, referenceTo } from '../../content/parts.ts';

const member = referenceTo('member');

/** The checker compared the facts with the sources that have a day of check. */
export const bylineSchema = z
  .strictObject({
    writtenBy: member.describe('Name of a file in team'),
    checkedBy: member.optional().describe('Name of a file in team, and not the writer’s'),
    checked: checkedSchema.describe(
      'Day of the last check; the page counts only sources that also have a day of check',
    ),
  })
  .refine(({ checkedBy, checked }) => Boolean(checkedBy) === Boolean(checked), {
    error: 'expected checkedBy and checked together: who checked the facts, and when',
  })
  .refine(({ writtenBy, checkedBy }) => writtenBy !== checkedBy, {
    path: ['checkedBy'],
    error: 'expected another person than the writer',
  });
export type Byline = z.infer<typeof bylineSchema>;
