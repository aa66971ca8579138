import { z } from 'zod';

const label = z.string().min(3).max(60);

/** Labels that stand on every policy. Content of `content/pages/policies.yaml`. */
export const policyPageSchema = z.strictObject({
  updated: label.describe('Before the day of the last change'),
  summary: label.describe('Over the policy in plain sentences'),
  contents: label.describe('Title of the table of contents'),
  text: label.describe('Name of the text itself, for who moves from part to part by ear'),
  questions: label.describe('Over mail and phone'),
  others: label.describe('Over the links to the other policies'),
});
export type PolicyPage = z.infer<typeof policyPageSchema>;
