import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import { headlineSchema, pathSchema } from '../../content/parts.ts';

const label = z.string().min(3).max(60);

/** Words that stand on every practice-area page. Content of `content/pages/practice-areas.yaml`. */
export const practiceAreaPageSchema = z.strictObject({
  hero: z.strictObject({
    button: label.describe('Button that opens the contact dialog, also at the end of the page'),
    phonePrefix: label.max(30).describe('Words before the phone number in its link: "Call"'),
  }),
  statistic: z.strictObject({ sourceLabel: label.describe('Before the name of the source: "Source:"') }),
  challenges: z.strictObject({
    label: label.describe('Label in the left rail'),
  }),
  article: z.strictObject({
    label: label.describe('Label of the long sections in the left rail'),
    report: plainText(40, 240).optional().describe('Line under the list that leads to the research report'),
  }),
  budget: z.strictObject({
    heading: label.describe('Over the range that the page of the area names'),
    link: z.strictObject({ label, href: pathSchema }).optional().describe('Where prices stand'),
  }),
  shared: z
    .strictObject({
      label,
      heading: headlineSchema,
      points: z
        .array(
          z.strictObject({
            title: z.string().min(5).max(70),
            text: plainText(60, 240).describe('What we do and why a lawyer would ask for it'),
          }),
        )
        .min(1),
    })
    .optional()
    .describe('How we work with a firm in any field'),
  faq: z.strictObject({ label }),
  contact: z.strictObject({
    label,
    lines: z
      .array(
        z.strictObject({
          kind: z.enum(['phone', 'email', 'session']).describe('Which way: the address comes from site.yaml'),
          term: label,
          note: z.string().min(10).max(90).describe('What to know before using it'),
        }),
      )
      .min(1)
      .describe('Ways to reach us'),
  }),
  sources: label.describe('Heading of the list of sources'),
  closing: z.strictObject({
    heading: headlineSchema.describe('Closing statement'),
    text: plainText(40, 320).describe('What the free strategy session covers'),
  }),
});
export type PracticeAreaPage = z.infer<typeof practiceAreaPageSchema>;
