import { z } from 'zod';
import { pageWordsSchema, sampleMark } from '../../content/parts.ts';
import { addressLine, mainOffice, type Site } from '../../content/site.ts';

/** YAML readers that follow version 1.1 make a Date of an unquoted day; both forms give YYYY-MM-DD. */
const day = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z.iso.date('expected a day such as 2025-10-13'),
);

/** Front matter of `content/policies/<slug>.md`; the body holds the policy, one ## heading a section. */
export const policySchema = z.strictObject({
  ...sampleMark("the owner's counsel has not approved the wording"),
  title: z.string().min(5).max(60).describe('h1'),
  order: z.number().int().min(1).describe('Place in lists'),
  meta: pageWordsSchema,
  published: day.describe('Day it was first published, shown under the title'),
  changed: day.optional().describe('Day of the last change, shown beside it'),
  summary: z
    .array(z.string().min(20).max(240))
    .min(3)
    .max(12)
    .describe(
      'The policy in plain sentences, shown before the table of contents; {with analytics} or {without report} in front where that decides',
    ),
});
export type Policy = z.infer<typeof policySchema>;

/** The words of site.yaml that a policy may use between braces: "{brand}". */
export const SITE_WORDS: Record<string, (site: Site) => string> = {
  brand: (site) => site.brand,
  email: (site) => site.email,
  phone: (site) => site.phone,
  address: (site) => addressLine(mainOffice(site)),
};

/**
 * Puts the site's own words into a policy, so that no policy names the brand itself: {brand}, {email}, {phone} and
 * {address}. `write` puts a value into another kind of text.
 */
export function fillSiteWords(
  text: string,
  site: Site,
  write: (value: string, word: string) => string = (value) => value,
) {
  return text.replace(/\{([a-z]+)\}/gi, (whole, word: string) => {
    const read = SITE_WORDS[word];
    return read ? write(read(site), word) : whole;
  });
}

const label = z.string().min(3).max(60);

/** Labels on every policy. Content of `content/pages/policies.yaml`. */
export const policyPageSchema = z.strictObject({
  published: label.describe('Before the day it was first published'),
  changed: label.describe('Before the day of the last change'),
  summary: label.describe('Over the policy in plain sentences'),
  contents: label.describe('Title of the table of contents'),
  text: label.describe('Name of the text itself, for who moves from part to part by ear'),
  questions: label.describe('Over mail and phone'),
  others: label.describe('Over the links to the other policies'),
});
export type PolicyPage = z.infer<typeof policyPageSchema>;
