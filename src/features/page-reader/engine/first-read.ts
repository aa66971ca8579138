import { type Answer, type Check, type Facts, placeOf, quoted } from './facts.ts';
import { type Page, type Sentence, wordCount } from './page.ts';

/** Sentences that are shown as what a machine reads first. */
const OPENING_SENTENCES = 2;
/** A line with fewer words is a label, unless it ends like a sentence. */
const SENTENCE_WORDS = 4;
const LINE_WORDS = 9;

const ENDS = /[.!?…:]["”’')\]]*$/u;
/** Who wrote it and when, how long it takes, what can be pressed, what the law makes them say. */
const BESIDE_THE_TEXT =
  /^(?:by\b|written by|reviewed by|medically|posted|published|updated|last (?:updated|reviewed|modified)|on \w+ \d{1,2}, \d{4}|\d+ min(?:ute)?s?\b|share\b|skip to|home\b.{0,3}[>»/›]|call (?:us )?(?:now|today)|attorney advertis|advertisement|disclaimer|prior results|this (?:browser|website|site) (?:uses|cannot|does not|requires)|your browser|table of contents|we use cookies|copyright|©|free (?:case )?(?:consultation|evaluation)\s*$)/i;
const NAMED_BESIDE =
  /\b(?:byline|by-line|post-meta|entry-meta|meta-info|breadcrumbs?|disclaimer|eyebrow|kicker|caption|figcaption|author|date|cookie)\b/;
const IS_ADDRESS = /^[\d\s().+-]{7,}$/;

/** Whether a sentence belongs to the running text. */
export function isProse({ text, block }: Sentence) {
  if (BESIDE_THE_TEXT.test(text) || IS_ADDRESS.test(text)) return false;
  if (/^(?:address|figcaption|label|button|time|th|dt)\b/.test(block.names)) return false;
  const words = wordCount(text);
  if (NAMED_BESIDE.test(block.names) && words < 25) return false;
  return ENDS.test(text) ? words >= SENTENCE_WORDS : words >= LINE_WORDS;
}

/** Index of the first block of the text after the main heading; 0 where there is none. */
function afterHeadline({ blocks }: Page) {
  const headline = blocks.findIndex(({ level, isAround }) => level === 1 && !isAround);
  return headline + 1;
}

/** The first sentences of the running text after the main heading. */
export function openingOf(page: Page): Sentence[] {
  const start = afterHeadline(page);
  const after = new Set(page.blocks.slice(start));
  const prose = page.sentences.filter((sentence) => after.has(sentence.block) && isProse(sentence));
  return prose.slice(0, OPENING_SENTENCES);
}

const title: Check = ({ page }) =>
  page.title ? { outcome: 'found', quote: quoted(page.title) } : { outcome: 'not found' };

const h1: Check = ({ page }) => {
  const all = page.headings.filter(({ level }) => level === 1);
  const [first] = all;
  if (!first) return { outcome: 'not found' };
  const quote = quoted(first.text);
  return all.length === 1
    ? { outcome: 'found', quote }
    : { outcome: 'found', quote, note: `${all.length} of them` };
};

function opening({ page }: Facts): Answer {
  const sentences = openingOf(page);
  const [first] = sentences;
  if (!first) return { outcome: 'not found' };
  const answer: Answer = {
    outcome: 'found',
    quote: quoted(sentences.map(({ text }) => text).join(' ')),
    place: placeOf(first, page),
  };
  return afterHeadline(page) > 0
    ? answer
    : { ...answer, note: 'There is no main heading: this is the first text of the page.' };
}

export const FIRST_READ = { title, h1, opening };
