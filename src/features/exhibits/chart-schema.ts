import { z } from 'zod';

/** A chart drawn from its own figures. */
export const chartSchema = z.strictObject({
  title: z.string().min(5).max(90),
  subtitle: z.string().min(5).max(120),
  kind: z.enum(['bars', 'line']),
  unit: z.string().min(1).max(30).describe('What one unit counts, for the text alternative'),
  points: z
    .array(
      z.strictObject({
        month: z.number().int().describe('Months from the start; below 0 is before'),
        value: z.number().min(0),
      }),
    )
    .min(4)
    .max(14),
  source: z.string().min(5).max(160).describe('Caption: where the figures come from'),
});
export type Chart = z.infer<typeof chartSchema>;
