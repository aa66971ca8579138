import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import { PAGE_FIGURES } from './page-figures.ts';

/** This page as its visitor's browser measures it. */
export const measuredSchema = z.strictObject({
  kind: z.literal('measured'),
  title: plainText(5, 80).describe('Title of the exhibit'),
  text: plainText(40, 320).describe('What is measured, where, and who learns of it'),
  figures: z
    .record(z.enum(PAGE_FIGURES), z.string().min(3).max(50))
    .describe('What each figure is called'),
  notMeasured: z.string().min(3).max(30).describe('In the place of a figure until it is measured'),
  byHand: plainText(40, 320).describe('How anybody measures it without our script'),
});
export type Measured = z.infer<typeof measuredSchema>;
