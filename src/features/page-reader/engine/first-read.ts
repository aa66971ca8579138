import type { FoundLine } from '../reading.ts';
import type { Page } from './page.ts';

/** The quotation of the first text ends after the block in which it reaches this length, in characters. */
const OPENING_CHARS = 160;

/**
 * Returns the number of main headings (h1) and the page's main heading: the first visible one, or the first if all are
 * hidden.
 */
function mainHeadings({ headings }: Page) {
  const all = headings.filter(({ level }) => level === 1);
  return { count: all.length, first: all.find(({ isHidden }) => !isHidden) ?? all[0] };
}

/** Returns the first prose after the main heading in the order of the HTML. */
function opening(page: Page): FoundLine {
  const { first } = mainHeadings(page);
  if (!first) return { reason: 'no-h1' };
  const all = page.blocks.slice(first.next);
  const inSight = all.filter(({ isHidden }) => !isHidden);
  const blocks = inSight.some(({ isRunning }) => isRunning) ? inSight : all;
  let quote = '';
  for (const { text, isHeading, isRunning } of blocks) {
    if (isHeading && quote) break;
    if (isRunning) quote = quote ? `${quote} ${text}` : text;
    if (quote.length >= OPENING_CHARS) break;
  }
  if (quote) return { quote };
  // Text in a table, a list, a form or links is no prose, but it is text.
  const hasText = all.some(({ isHeading, isFrame }) => !isHeading && !isFrame);
  return hasText ? { outcome: 'not found' } : { outcome: 'not found', problem: 'no-opening' };
}

/** Checks of title and description in the head. */
export const headChecks = {
  title: ({ title: quote }: Page): FoundLine =>
    quote ? { quote } : { outcome: 'not found', problem: 'no-title' },

  description({ metas }: Page): FoundLine {
    const quote = metas.find(({ name }) => name === 'description')?.content;
    return quote ? { quote } : { outcome: 'not found', problem: 'no-description' };
  },
};

/** Checks of the headings and of the first text. */
export const textChecks = {
  h1(page: Page): FoundLine {
    const { first, count } = mainHeadings(page);
    if (!first) return { outcome: 'not found', problem: 'no-h1' };
    const note = count > 1 ? `${count} of them` : undefined;
    return { quote: first.text, note };
  },

  opening,

  'skipped-level'({ headings }: Page): FoundLine {
    const items = headings.flatMap(({ level, text, skips }) =>
      skips ? [`h${skips} to h${level}: ${text}`] : [],
    );
    if (items.length === 0) return { outcome: 'not found' };
    return { problem: 'skipped-level', items };
  },
};
