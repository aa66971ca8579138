import type { Content } from '../../src/content/check-content.ts';
import type { Field } from '../../src/content/fields.ts';

/** Matches a word that refers to the agency. */
const US = /\b(?:we|our|ours)\b|\bus\b/i;
const SENTENCE_END = /(?<=[.!?]["”]?)\s+/;
type IsFigure = (text: string) => boolean;
const figureOf =
  (brand: string): IsFigure =>
  (text) =>
    text
      .split(SENTENCE_END)
      .some((sentence) => (US.test(sentence) || sentence.includes(brand)) && /\d/.test(sentence));

/** Texts of the script builder: in them "we" is a law firm. */
const OF_LAW_FIRMS = /^tools\/intake\//;

/** Returns the lines of texts with a figure, except figures and prices that have a record or a marker. */
function linesOf(field: Field, isFigure: IsFigure): number[] {
  const entries = field.entries();
  const hasRecord = entries.some(([key]) => key === 'verified' || key === 'sample');
  if (hasRecord && entries.some(([key]) => key === 'figure' || key === 'price')) return [];
  const below = [...entries.map(([, child]) => child), ...field.items()];
  if (below.length) return below.flatMap((child) => linesOf(child, isFigure));
  return typeof field.value === 'string' && isFigure(field.value) ? [field.line] : [];
}

/**
 * Returns the lines, as "file:line", of sentences about the agency that contain a figure. launch-check prints them as a
 * warning: a person has to decide which of them need evidence.
 */
export function agencyFigures({ brand, files }: Pick<Content, 'brand' | 'files'>): string[] {
  const isFigure = figureOf(brand);
  return files
    .filter(({ path }) => !OF_LAW_FIRMS.test(path) && path !== 'claims.yaml')
    .flatMap(({ path, of, fields, body, bodyLine }) => {
      const inFields = of === 'blog' ? [] : linesOf(fields, isFigure);
      const inBody = body
        .split('\n')
        .flatMap((line, index) => (isFigure(line) ? [bodyLine + index] : []));
      return [...inFields, ...inBody].map((line) => `${path}:${line}`);
    });
}
