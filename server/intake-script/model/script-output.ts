import { z } from 'zod';
import type { IntakeScript } from '../../../src/features/intake/schema.ts';

/**
 * What a language model is told of the shape of a script. Only the shape: providers differ in what further rules they
 * take, so the answer is read by the one schema of a script (check-script.ts). Its type keeps both alike.
 */
export const scriptOutput: z.ZodType<IntakeScript> = z.object({
  opening: z
    .string()
    .describe('What the firm says first, in short paragraphs parted by an empty line. Plain text.'),
  qualification: z
    .array(
      z.object({
        section: z.string().describe('Heading of two to five words.'),
        questions: z.array(z.string()).describe('One turn each, without numbers or bullets in front.'),
      }),
    )
    .describe('Four to six sections in the order of the conversation, two to six questions each.'),
  closing: z
    .string()
    .describe('Next step and farewell, in short paragraphs parted by an empty line. Plain text.'),
});
