import { z } from 'zod';
import { GLOSSARY_MARK } from '../text/glossary-mark.ts';

/** The terms that copy may mark; each has an entry in the glossary. */
const GLOSSARY_TERMS = ['GMB', 'GEO'] as const;

const isTerm = (term: string) => (GLOSSARY_TERMS as readonly string[]).includes(term);

/**
 * Running copy in which a glossary term may be marked as `[[GMB]]` or `[[GEO]]`; an unknown term is an error.
 * Lengths are in characters, marks included.
 */
export const glossedText = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine(
      (text) => [...text.matchAll(GLOSSARY_MARK)].every((match) => isTerm(match[1] ?? '')),
      'expected only [[GMB]] and [[GEO]] in double brackets',
    );

/**
 * Copy that is also put into structured data, where a mark would show as brackets: any mark is an error.
 * Lengths are in characters.
 */
export const plainText = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((text) => !text.includes('[['), 'expected no glossary marks here');

/** The words behind the hover cards. Content of `content/glossary.yaml`. */
export const glossarySchema = z.strictObject({
  terms: z
    .array(
      z.strictObject({
        term: z.enum(GLOSSARY_TERMS).describe('Term as it stands in copy'),
        expansion: z.string().min(5).max(60).describe('What the letters stand for'),
        definition: plainText(60, 320).describe('One or two sentences on the hover card'),
      }),
    )
    .length(GLOSSARY_TERMS.length)
    .refine(
      (terms) => new Set(terms.map((entry) => entry.term)).size === terms.length,
      'expected every term once',
    )
    .describe('One entry for every term that copy may mark'),
});
export type Glossary = z.infer<typeof glossarySchema>;
