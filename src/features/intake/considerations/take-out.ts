import type { Span } from '../considerations.ts';

/** What joins two parts of a sentence, before and after the part that goes. */
const JOINS_BEFORE = /(?:[\s,;:-]|\b(?:and|but|or)\b)+$/i;
const JOINS_AFTER = /^[ ,;:.!-]+(?:(?:and|but|or) )?/i;
const ENDS = /[.!?;]$/;

/** The text without these parts, so that what is left reads on. */
export function takeOut(text: string, spans: readonly Span[]): string {
  return spans
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => {
      const before = left.slice(0, start).replace(JOINS_BEFORE, '');
      const tail = left.slice(end);
      const after = tail.replace(JOINS_AFTER, '');
      if (!before || !after.trim()) return `${before}${before ? '' : after.trimStart()}`;
      if (after.startsWith('\n')) return before + after;
      return `${before}${ENDS.test(before) ? ' ' : /^ ?[.!?;]/.test(tail) ? '. ' : ', '}${after}`;
    }, text);
}
