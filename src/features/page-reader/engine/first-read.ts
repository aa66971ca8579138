import type { FoundLine, PageReading } from '../reading.ts';
import type { Page } from './page.ts';
import { listed, quoted } from './text.ts';

/** The quotation of the first text ends with the block that reaches this length, in characters. */
const OPENING_CHARS = 160;

export const title = ({ title: text }: Page): FoundLine =>
  text ? { outcome: 'found', quote: quoted(text) } : { outcome: 'not found', problem: 'no-title' };

export function description({ metas }: Page): FoundLine {
  const meta = metas.find(({ name }) => name === 'description');
  return meta
    ? { outcome: 'found', quote: quoted(meta.content) }
    : { outcome: 'not found', problem: 'no-description' };
}

/** The first main heading in sight; where all are hidden, the first. */
function mainHeading({ headings }: Page) {
  const all = headings.filter(({ level }) => level === 1);
  return { heading: all.find(({ isHidden }) => !isHidden) ?? all[0], count: all.length };
}

export function h1(page: Page): FoundLine {
  const { heading, count } = mainHeading(page);
  if (!heading) return { outcome: 'not found', problem: 'no-h1' };
  const note = count > 1 ? { note: `${count} of them` } : {};
  return { outcome: 'found', quote: quoted(heading.text), ...note };
}

/** The first running text after the main heading, as it is in the HTML. */
export function opening(page: Page): FoundLine {
  const { heading } = mainHeading(page);
  if (!heading) return { outcome: 'cannot tell', reason: 'no-h1' };
  const all = page.blocks.slice(heading.next);
  const inSight = all.filter(({ isHidden }) => !isHidden);
  const blocks = inSight.some(({ isRunning }) => isRunning) ? inSight : all;
  let quote = '';
  for (const { text, isHeading, isRunning } of blocks) {
    if (isHeading && quote) break;
    if (isRunning) quote = quote ? `${quote} ${text}` : text;
    if (quote.length >= OPENING_CHARS) break;
  }
  return quote
    ? { outcome: 'found', quote: quoted(quote) }
    : { outcome: 'not found', problem: 'no-opening' };
}

/** Every heading; `skips` is the level before it where levels between them are left out. Hidden headings skip none. */
export function outlineOf({ headings }: Page): PageReading['outline'] {
  let before: number | undefined;
  return headings.map(({ level, text, isHidden }) => {
    const skips = !isHidden && before !== undefined && level > before + 1 ? before : undefined;
    if (!isHidden) before = level;
    return { level, text: quoted(text), ...(skips && { skips }) };
  });
}

export function skippedLevel(page: Page): FoundLine {
  const skipped = outlineOf(page).flatMap(({ level, text, skips }) =>
    skips ? [`h${skips} to h${level}: ${text}`] : [],
  );
  if (skipped.length === 0) return { outcome: 'not found' };
  return { outcome: 'found', problem: 'skipped-level', items: listed(skipped) };
}
