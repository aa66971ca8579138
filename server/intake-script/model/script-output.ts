import { z } from 'zod';

/**
 * The shape a language model is asked for. Only the shape: providers differ in what further rules they take,
 * so lengths and words are checked on the answer.
 */
export const scriptOutput = z.object({
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
export type ScriptOutput = z.infer<typeof scriptOutput>;
