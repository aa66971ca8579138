import type { FoundLine } from '../reading.ts';
import type { Page } from './page.ts';

/** The quotation of the first text ends with the block that reaches this length, in characters. */
const OPENING_CHARS = 160;

/** The main headings, and the one of the page: the first in sight, or the first where all are hidden. */
function mainHeadings({ headings }: Page) {
  const all = headings.filter(({ level }) => level === 1);
  return { count: all.length, first: all.find(({ isHidden }) => !isHidden) ?? all[0] };
}

/** The first running text after the main heading, as it is in the HTML. */
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
  return quote ? { quote } : { outcome: 'not found', problem: 'no-opening' };
}

/** The checks of what is in the head. */
export const headChecks = {
  title: ({ title: quote }: Page): FoundLine =>
    quote ? { quote } : { outcome: 'not found', problem: 'no-title' },

  description({ metas }: Page): FoundLine {
    const quote = metas.find(({ name }) => name === 'description')?.content;
    return quote ? { quote } : { outcome: 'not found', problem: 'no-description' };
  },
};

/** The checks of headings and of the first text. */
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
