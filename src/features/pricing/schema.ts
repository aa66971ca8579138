import { z } from 'zod';
import { checkCites, findSection, sectionsSchema } from '../../blocks/schema.ts';
import { glossedText, plainText } from '../../content/glossary.ts';
import { anchorSchema, closingSchema, numberedSection } from '../../content/page-parts.ts';
import {
  anyText,
  headlineSchema,
  pageMetaSchema,
  pathSchema,
  sampleMark,
  sourceSchema,
} from '../../content/parts.ts';
import { slugOf } from '../../text/slug.ts';
import { dollarRange, isPrice, priceSchema } from './price-specification.ts';

const pricingPackage = z.strictObject({
  ...sampleMark('the owner has not confirmed price and content'),
  name: anyText(2, 40).describe('Name of the package, the same as on other pages'),
  priceRange: priceSchema.describe('Fee for one period, without media spend'),
  period: z.literal('per month').describe('Period that the fee covers'),
  description: glossedText(60, 260).describe('What the package is for'),
  bestFor: plainText(30, 200).describe('Which firm it fits; shown after "Best for"'),
  popular: z
    .boolean()
    .default(false)
    .describe('true for the card that is marked as most popular; at most one card'),
  features: z
    .array(glossedText(6, 120))
    .min(1)
    .max(15)
    .describe('What the package includes, one line for each'),
});

export type PricingPackage = z.infer<typeof pricingPackage>;

const cellSchema = anyText(1, 80);

const comparisonRow = z.strictObject({
  feature: anyText(3, 60).describe('What is compared'),
  cells: z
    .array(cellSchema)
    .min(1)
    .describe('A cell for each package, in the order of the packages'),
});

const packagesSchema = z.strictObject({
  kind: z.literal('packages'),
  ...numberedSection,
  packages: z
    .array(pricingPackage)
    .min(1)
    .refine(
      (items) => new Set(items.map(({ name }) => slugOf(name))).size === items.length,
      'expected every package to have a name of its own',
    )
    .refine(
      (items) => items.filter(({ popular }) => popular).length <= 1,
      'expected one package at most to be popular',
    )
    .describe('The cards'),
  note: plainText(40, 320).optional().describe('What the fee does not include in any package'),
  noteInShort: plainText(5, 80)
    .optional()
    .describe('Short form of the note, shown under the fees on city pages'),
  comparison: z
    .strictObject({
      summary: plainText(10, 60).describe('Text that the visitor presses to open the table'),
      rows: z
        .array(comparisonRow)
        .min(1)
        .describe('Rows of the table; its columns are the packages'),
    })
    .optional(),
  calculator: z
    .strictObject({ text: plainText(40, 320), link: anyText(5, 40), href: pathSchema })
    .optional()
    .describe('Link to the calculator with an example filled in'),
});
export type PackagesSection = z.infer<typeof packagesSchema>;

const priceListItem = z.strictObject({
  ...sampleMark('the owner has not confirmed the price'),
  name: anyText(3, 40).describe('Name of the service in the list; service pages refer to it'),
  price: anyText(5, 50).describe('Exact text of the price'),
  text: plainText(40, 240).describe('What the price buys'),
  href: pathSchema.describe('Page of the service'),
});

const pricesSchema = z.strictObject({
  kind: z.literal('prices'),
  ...numberedSection,
  intro: plainText(40, 320).describe('When buying one service alone makes sense'),
  prices: z.array(priceListItem).min(1).describe('Services that can be bought alone'),
});
export type PricesSection = z.infer<typeof pricesSchema>;
export type PriceListItem = PricesSection['prices'][number];

const feeSchema = z.strictObject({
  kind: z.literal('fee'),
  ...numberedSection,
  id: anchorSchema,
  heading: anyText(5, 60).describe('h2, without a period, because the fee follows it'),
  fee: z.strictObject({
    ...sampleMark('the owner has not confirmed the fee'),
    price: priceSchema.describe('The one-time fee'),
    text: plainText(60, 320).describe('One sentence: what the fee covers and on what it depends'),
  }),
});
export type FeeSection = z.infer<typeof feeSchema>;

const fields = z.strictObject({
  ...sampleMark('the owner has not confirmed the rest of the page: comparison, questions, notes'),
  meta: pageMetaSchema.describe('Title, description and keywords'),
  hero: z.strictObject({
    headline: headlineSchema.describe('h1, at most one phrase between == marks'),
    lede: glossedText(80, 360).describe('Sentences under the headline'),
    primary: z.string().min(3).describe('Button that opens the consultation dialog'),
    secondary: z.string().min(3).describe('Second button that opens the consultation dialog'),
    dialog: plainText(3, 60).describe('Title of the consultation dialog'),
    dialogText: plainText(10, 320)
      .optional()
      .describe('Text under that title; left out, the sentence from pages/contact.yaml'),
  }),
  sections: sectionsSchema(packagesSchema, pricesSchema, feeSchema).refine(
    (sections) => sections.filter(({ kind }) => kind === 'packages').length === 1,
    'expected one section with the packages',
  ),
  closing: closingSchema('What the call covers'),
  sources: z.array(sourceSchema).default([]).describe('Sources of the public facts on the page'),
});

const isSamePrice = (price: string, otherPrice: string) => {
  const [a, b] = [dollarRange(price), dollarRange(otherPrice)];
  return a?.min === b?.min && a?.max === b?.max;
};

/**
 * Compares prices in the table: a cell about the setup must show the setup's price, and a cell
 * about fees must show the fee of its package.
 */
export function priceMismatches(
  feature: string,
  cells: readonly string[],
  { fees, setup }: { fees: readonly string[]; setup: string | undefined },
): { index: number; message: string }[] {
  const isSetup = /\bset-?up\b/i.test(feature);
  if (!isSetup && !/\b(?:fees?|prices?|costs?)\b/i.test(feature)) return [];
  return cells.flatMap((cell, index) => {
    const expected = isSetup ? setup : fees[index];
    if (!expected || !isPrice(cell) || isSamePrice(cell, expected)) return [];
    const location = isSetup ? 'the setup fee' : `the card of package ${index + 1}`;
    return [{ index, message: `expected "${expected}", as in ${location}, found "${cell}"` }];
  });
}

export const pricingSchema = fields.superRefine((page, context) => {
  checkCites(page, context);
  const { sections } = page;
  const sectionIndex = sections.findIndex(({ kind }) => kind === 'packages');
  const { packages = [], comparison } = findSection(sections, 'packages') ?? {};
  const expected = {
    fees: packages.map(({ priceRange }) => priceRange),
    setup: findSection(sections, 'fee')?.fee.price,
  };
  for (const [row, { feature, cells }] of (comparison?.rows ?? []).entries()) {
    const path = ['sections', sectionIndex, 'comparison', 'rows', row, 'cells'];
    if (cells.length !== packages.length) {
      const message = `expected a cell for each of the ${packages.length} packages, got ${cells.length}`;
      context.addIssue({ code: 'custom', path, message });
    }
    for (const { index, message } of priceMismatches(feature, cells, expected))
      context.addIssue({ code: 'custom', path: [...path, index], message });
  }
});
export type Pricing = z.infer<typeof pricingSchema>;

export function requirePackages({ sections }: Pricing): PackagesSection {
  const section = findSection(sections, 'packages');
  if (!section) throw new Error('pages/pricing.yaml: expected one section with the packages');
  return section;
}
