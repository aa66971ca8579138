import { type Check, listed, quoted } from './facts.ts';

const skippedLevel: Check = ({ page }) => {
  const { headings } = page;
  const skipped = headings.flatMap(({ level, text }, index) => {
    const before = headings[index - 1];
    return before && level > before.level + 1 ? [`h${before.level} to h${level}: ${text}`] : [];
  });
  if (headings.length === 0) return { outcome: 'not found', note: 'The page has no headings.' };
  return skipped.length > 0 ? { outcome: 'found', items: listed(skipped) } : { outcome: 'not found' };
};

const questionHeadings: Check = ({ page }) => {
  const questions = page.headings.filter(({ text }) => /\?["”’)]*$/.test(text));
  const note = `${questions.length} of ${page.headings.length} headings.`;
  const [first] = questions;
  return first ? { outcome: 'found', quote: quoted(first.text), note } : { outcome: 'not found', note };
};

export const HEADINGS = { 'skipped-level': skippedLevel, 'question-headings': questionHeadings };
