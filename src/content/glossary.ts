import { z } from 'zod';
import { GLOSSARY_MARK } from '../text/glossary-mark.ts';

const GLOSSARY_TERMS = ['GMB', 'GEO'] as const;

const isTerm = (term: string) => (GLOSSARY_TERMS as readonly string[]).includes(term);

/** Lengths are in characters, including the brackets of `[[GMB]]` and `[[GEO]]`. */
export const glossedText = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine(
      (text) => [...text.matchAll(GLOSSARY_MARK)].every((match) => isTerm(match[1] ?? '')),
      'expected only [[GMB]] and [[GEO]] in double brackets',
    );

/** A text without glossary marks, because structured data would show their brackets. */
export const plainText = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((text) => !text.includes('[['), 'expected no glossary marks here');

/** Content of `content/glossary.yaml`. */
export const glossarySchema = z.strictObject({
  terms: z
    .array(
      z.strictObject({
        term: z.enum(GLOSSARY_TERMS).describe('Term in texts'),
        expansion: z.string().min(5).max(60).describe('The words that the letters abbreviate'),
        definition: plainText(60, 320).describe('One or two sentences on the hover card'),
      }),
    )
    .length(GLOSSARY_TERMS.length)
    .refine(
      (terms) => new Set(terms.map((entry) => entry.term)).size === terms.length,
      'expected every term once',
    )
    .describe('An entry for each term that texts may mark'),
});
export type Glossary = z.infer<typeof glossarySchema>;
