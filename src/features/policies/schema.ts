import { z } from 'zod';
import { sectionsSchema } from '../../blocks/schema.ts';
import { anchorSchema } from '../../content/page-parts.ts';
import { anyText, orderSchema, pageMetaSchema, sampleMark } from '../../content/parts.ts';

const day = z.iso.date('expected a day such as 2025-10-13');
const label = anyText(3, 60);
const id = anchorSchema.optional();

const textSchema = z.strictObject({
  kind: z.literal('text'),
  id,
  name: label.describe('Name of this section for screen readers'),
  contents: label.describe('Title of the table of contents'),
});
export type TextSection = z.infer<typeof textSchema>;

const policiesSchema = z.strictObject({
  kind: z.literal('policies'),
  id,
  heading: label.describe('Over the links to the other policies'),
});

/** A part of `content/policies/<slug>.md` begins with a ## heading. */
export const policySchema = z.strictObject({
  ...sampleMark("the owner's counsel has not approved the wording"),
  title: anyText(5, 60).describe('h1'),
  order: orderSchema,
  meta: pageMetaSchema,
  published: day.describe('Day it was first published, shown under the title'),
  changed: day.optional().describe('Day of the last change, shown beside it'),
  sections: sectionsSchema(textSchema, policiesSchema),
});
export type Policy = z.infer<typeof policySchema>;

export const policyPageSchema = z.strictObject({
  published: label.describe('Label of the day of publication'),
  changed: label.describe('Label of the day of the last change'),
});
export type PolicyPage = z.infer<typeof policyPageSchema>;
