import type { Place } from '../../src/content/located-fields.ts';
import { contentParts, locatedFields } from '../../src/content/read-content.ts';
import { headerBlock } from '../../src/features/blog/file/header-block.ts';
import type { ContentText } from './find-samples.ts';

/** A sentence that names the agency and holds a digit. */
const US = /\b(?:we|our|ours)\b|\bus\b|\{brand\}/i;
const SENTENCE_END = /(?<=[.!?]["”]?)\s+/;
const hasFigure = (text: string) =>
  text.split(SENTENCE_END).some((sentence) => US.test(sentence) && /\d/.test(sentence));

/** Words that the script builder gives to law firms. */
const OF_LAW_FIRMS = /^tools\/intake\//;

/** Lines of texts outside of what carries a record or a marker of its own. */
function linesOf(place: Place): number[] {
  const entries = place.entries();
  const hasRecord = entries.some(([key]) => key === 'verified' || key === 'sample');
  if (hasRecord && entries.some(([key]) => key === 'figure' || key === 'price')) return [];
  const below = [...entries.map(([, child]) => child), ...place.items()];
  if (below.length) return below.flatMap(linesOf);
  return typeof place.value === 'string' && hasFigure(place.value) ? [place.line] : [];
}

/**
 * Places, as "file:line", of sentences about the agency that hold a figure. launch-check prints them as a warning: some of
 * them need evidence, and no program can say which.
 */
export const ownFigures = (content: readonly ContentText[]): string[] =>
  content
    .filter(({ file }) => !OF_LAW_FIRMS.test(file) && file !== 'claims.yaml')
    .flatMap(({ file, path = file, text }) => {
      const isArticle = file.startsWith('blog/');
      const { body, bodyLine } = isArticle ? headerBlock(text) : contentParts(path, text);
      const inFields = isArticle ? [] : linesOf(locatedFields(path, text));
      const inBody = body
        .split('\n')
        .flatMap((line, index) => (hasFigure(line) ? [bodyLine + index] : []));
      return [...inFields, ...inBody].map((line) => `${file}:${line}`);
    });
