import { z } from 'zod';
import {
  anyText,
  checkDaySchema,
  orderSchema,
  pageMetaSchema,
  referenceTo,
  sampleMark,
} from '../../content/parts.ts';
import { EMAIL_ADDRESS } from '../../text/typed-text.ts';

const line = anyText(3, 160);
const profileUrl = (host: RegExp, example: string) =>
  z.url({ protocol: /^https$/, hostname: host, error: `expected an address such as ${example}` });

/** The body of `content/team/<slug>.md` is the biography. */
export const teamMemberSchema = z.strictObject({
  ...sampleMark('the person is invented'),
  name: anyText(3, 60).describe(
    'Name; articles refer to their author by it, in upper or lower case',
  ),
  title: anyText(3, 60).describe('Job title'),
  department: anyText(3, 40).describe('Badge on the profile'),
  order: orderSchema,
  meta: pageMetaSchema,
  credentials: z
    .array(line)
    .default([])
    .describe(
      'Certifications and licenses, the most important first; the profile shows their number',
    ),
  education: z
    .array(line)
    .default([])
    .describe('Degrees; listed after the credentials, but not counted'),
  expertise: z
    .array(anyText(3, 40))
    .min(1)
    .max(12)
    .describe('Short names under "Areas of Expertise"'),
  yearsExperience: z
    .number()
    .int()
    .min(1)
    .max(60)
    .describe('Full years in legal marketing; work before that is not counted'),
  quote: anyText(20, 110)
    .regex(/^[^=]*==[^=]+==[^=]*$/, 'expected one phrase between == marks')
    .optional()
    .describe(
      'A sentence by this person with a phrase between == marks; shown if there is no photograph',
    ),
  signature: z
    .string()
    .regex(/^[Mm][\d\sMLCSQTHVZmlcsqthvz.,-]+$/, 'expected the path of a drawing 240 by 64')
    .optional()
    .describe('The signature as an SVG path, 240 wide and 64 high'),
  email: z.email({ pattern: EMAIL_ADDRESS }),
  linkedin: profileUrl(/(^|\.)linkedin\.com$/, 'https://www.linkedin.com/in/name').optional(),
  twitter: profileUrl(/^(x|twitter)\.com$/, 'https://x.com/name').optional(),
  notableAchievements: z.array(anyText(20, 220)).default([]),
  specializations: z.array(anyText(5, 120)).default([]).describe('Kinds of work, one line each'),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

const member = referenceTo('member');

/** `checkedBy` has compared the facts with each source that has a `checked` day. */
export const bylineSchema = z
  .strictObject({
    writtenBy: member.describe('Name of a file in team'),
    checkedBy: member.optional().describe('Name of a file in team, and not the writer’s'),
    checked: checkDaySchema.describe(
      'Day of the last check; the page counts only sources that also have a check day',
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
