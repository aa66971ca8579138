import { z } from 'zod';
import { glossedText, plainText } from '../../content/glossary.ts';
import { closingSchema, sectionStart } from '../../content/page-parts.ts';
import { anyText, faqItemSchema, headlineSchema, pageMetaSchema } from '../../content/parts.ts';

export const toolPageCore = {
  name: anyText(3, 40).describe('Name in menus: "AI SEO Quiz"'),
  calledAs: z
    .array(anyText(3, 60))
    .min(1)
    .optional()
    .describe(
      'Its name in texts if that is not `name`, in any case. If the tool is off, such a text stops the build',
    ),
  menu: z
    .strictObject({
      place: z.number().describe('Position among the tools in menus, footer and sitemap'),
      description: anyText(1, 80).describe('One short line under the name'),
    })
    .describe('Its entry in the menus'),
  meta: pageMetaSchema.describe('Title, description and keywords'),
  hero: z.strictObject({
    headline: headlineSchema.describe('h1: the tool and for whom, as a lawyer would search for it'),
    statement: anyText(20, 110).describe('First sentence of the tool in brief'),
    lede: glossedText(60, 320).describe('One to three sentences under the headline'),
    facts: z
      .array(
        z.strictObject({
          term: anyText(3, 24).describe('What the fact is about: "Price"'),
          text: anyText(3, 60).describe('The fact: "Free"'),
        }),
      )
      .min(2)
      .max(4)
      .describe('What the visitor enters and receives, beside the headline'),
  }),
  withoutScript: z.strictObject({
    text: plainText(40, 300).describe('Shown without JavaScript: what the page still offers'),
    link: anyText(5, 60).describe('Link to the contact form'),
  }),
  record: z
    .strictObject({
      ...sectionStart,
      text: plainText(40, 320).describe('Why these figures are shown'),
    })
    .optional()
    .describe(
      'Heading of the section with the claims that are on every tool page. Without such claims the section is left out',
    ),
  faq: z.strictObject({
    ...sectionStart,
    items: z.array(faqItemSchema).min(1).describe('Shown on the page and in the structured data'),
  }),
  closing: closingSchema('What the call covers'),
};

/** A text that contains the placeholder "{name}". Lengths are in characters. */
export const textWithPlaceholder = (name: string, min: number, max: number) =>
  plainText(min, max).refine((text) => text.includes(`{${name}}`), `expected {${name}}`);

export const toolPageSchema = z.looseObject(toolPageCore);
export type ToolPageCopy = z.infer<z.ZodObject<typeof toolPageCore>>;
