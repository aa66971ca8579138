import type { CheckResult } from '../reading.ts';
import type { Page } from './page.ts';

/** The quotation ends after the block in which it reaches this length. */
const OPENING_CHARS = 160;

function findMainHeading({ headings }: Page) {
  const candidates = headings.filter(({ level }) => level === 1);
  return {
    count: candidates.length,
    mainHeading: candidates.find(({ isHidden }) => !isHidden) ?? candidates[0],
  };
}

function opening(page: Page): CheckResult {
  const { mainHeading } = findMainHeading(page);
  if (!mainHeading) return { reason: 'no-h1' };
  const candidates = page.blocks.slice(mainHeading.nextBlock);
  let quote = '';
  for (const { text, isHeading, isProse } of candidates) {
    if (isHeading && quote) break;
    if (isProse) quote = quote ? `${quote} ${text}` : text;
    if (quote.length >= OPENING_CHARS) break;
  }
  if (quote) return { quote };
  // Text in a table, a list, a form or links is not prose, but the page has a text.
  const hasText = candidates.some(({ isHeading, isAside }) => !isHeading && !isAside);
  return hasText ? { outcome: 'not found' } : { outcome: 'not found', problem: 'no-opening' };
}

export const headChecks = {
  title: ({ title: quote }: Page): CheckResult =>
    quote ? { quote } : { outcome: 'not found', problem: 'no-title' },

  description({ metas }: Page): CheckResult {
    const quote = metas.find(({ name }) => name === 'description')?.content;
    return quote ? { quote } : { outcome: 'not found', problem: 'no-description' };
  },
};

export const textChecks = {
  h1(page: Page): CheckResult {
    const { mainHeading, count } = findMainHeading(page);
    if (!mainHeading) return { outcome: 'not found', problem: 'no-h1' };
    const note = count > 1 ? `${count} of them` : undefined;
    return { quote: mainHeading.text, note };
  },

  opening,

  'skipped-level'({ headings }: Page): CheckResult {
    const items = headings.flatMap(({ level, text, skips }) =>
      skips ? [`h${skips} to h${level}: ${text}`] : [],
    );
    if (items.length === 0) return { outcome: 'not found' };
    return { problem: 'skipped-level', items };
  },
};
