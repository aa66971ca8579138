import {
  type Answer,
  type Check,
  type Facts,
  type Fetched,
  listed,
  placeOf,
  plain,
  quoted,
} from './facts.ts';
import { type Block, type Page, type Sentence, wordCount } from './page.ts';

/** Sentences that are shown as what a machine reads first. */
const OPENING_SENTENCES = 2;
/** A text with fewer words is a label, unless it ends like a sentence. */
const TEXT_WORDS = 12;

const ENDS = /[.!?…:]["”’)\]]*$/u;
/** Who wrote it and when, how long it takes, what can be pressed, what the law makes them say. */
const BESIDE_THE_TEXT =
  /^(?:by:? \p{Lu}|written by|reviewed by|posted|published|updated|last (?:updated|reviewed|modified)|on \w+ \d{1,2}, \d{4}|\d+ min(?:ute)?s?\b|share\b|skip to|home\b.{0,3}[>»/›|]|attorney advertis|advertisement\b|disclaimer|prior results|this (?:browser|website|site) (?:uses|cannot|does not|requires|is not)|your browser|you need to enable|please enable|javascript|table of contents|in this article|we use cookies|copyright|©|tags?:|categor(?:y|ies):|filed under|reading time|(?:monday|mon|office hours|hours)\b.{0,40}\d)/iu;
/** Not advice, no client yet: what is said on every page. */
const NOTICE =
  /\b(?:not (?:intended (?:as|to be) )?legal advice|attorney advertising|attorney-client relationship (?:is|will be|has been)|do(?:es)? not (?:create|constitute|guarantee|establish)|past results|prior results|all rights reserved|cookies? (?:to|policy)|accept (?:all )?cookies|message (?:and|&|\/) ?data rates|(?:i|you) (?:agree|consent) to (?:receive|the|our))\b/i;
/** What can be dialled or written to, and where it is. */
const PHONE_OR_MAIL = /(?:\(\d{3}\)|\b\d{3})[\s.-]*\d{3}[\s.-]+\d{4}\b|\S+@\S+\.\w/;
const IS_ADDRESS = /^\d+ .{3,60}\b[A-Z]{2} \d{5}\b/;
/** "$3.9 million settlement", "30+ years", "★★★★★", "“… — Maria G.” */
const FIGURE_OR_PRAISE =
  /^[\d$+%.,\s★☆*]+\+?(?: ?(?:million|m|k|years?|cases?|clients?|stars?))*\.?$|^\$[\d.,]+ ?(?:million|m|k)?\b|^[“"].*[”"]?\s*[—–-]\s*\p{Lu}|★{2}/iu;
const NAMED_BESIDE =
  /\b(?:byline|by-line|post-meta|entry-meta|meta-info|breadcrumbs?|disclaimer|testimonials?|reviews?|cookie\w*|slogan-badge|awards?|badges?)\b/;

/** Whether a block belongs to the running text. */
function isRunning({ text, names, isLink }: Block) {
  if (isLink || BESIDE_THE_TEXT.test(text) || NOTICE.test(text) || IS_ADDRESS.test(text))
    return false;
  if (FIGURE_OR_PRAISE.test(text) || NAMED_BESIDE.test(names)) return false;
  if (/^(?:address|figcaption|label|button|time|th|dt|legend|summary)\b/.test(names)) return false;
  const words = wordCount(text);
  if (PHONE_OR_MAIL.test(text) && words < 25) return false;
  return words >= TEXT_WORDS || (ENDS.test(text) && words > 1);
}

/** Whether a sentence belongs to the running text. */
const isProse = ({ block }: Sentence) => isRunning(block);

/** A heading that is no more than the name of a firm says nothing of the page. */
const FIRM_NAME =
  /\b(?:law (?:offices?|firm|group|center|practice)|attorneys? at law|lawyers?|solicitors|llc|l\.l\.c|pllc|p\.?l\.?l\.?c|llp|p\.?c\b|p\.?a\b|(?:&|and) associates)\b/i;
const FIRM_NAME_WORDS = 7;

/** Index of the block after the heading that says what the page is about; after none of them where the text begins. */
function afterHeadline({ blocks, title }: Page, isHome: boolean) {
  const headings = blocks.flatMap(({ level, text, isAround }, index) =>
    level !== undefined && !isAround ? [{ level, text, index }] : [],
  );
  const isFirm = (text: string) =>
    FIRM_NAME.test(text) &&
    wordCount(text) <= FIRM_NAME_WORDS &&
    !/\b(?:in|for)\b/i.test(text) &&
    !plain(title).startsWith(plain(text));
  for (let level = 1; level <= 6; level += 1) {
    const found = headings.find((each) => each.level === level && (isHome || !isFirm(each.text)));
    if (found) return found.index + 1;
  }
  return 0;
}

/** The first sentences of the running text after the heading that says what the page is about. */
function openingOf(page: Page, fetched?: Fetched): Sentence[] {
  const isHome = fetched ? new URL(fetched.url).pathname.replace(/index\.\w+$/, '') === '/' : false;
  const after = new Set(page.blocks.slice(afterHeadline(page, isHome)));
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

function opening({ page, fetched }: Facts): Answer {
  const sentences = openingOf(page, fetched);
  const [first] = sentences;
  if (!first) return { outcome: 'not found' };
  return {
    outcome: 'found',
    quote: quoted(sentences.map(({ text }) => text).join(' ')),
    place: placeOf(first, page),
  };
}

export const FIRST_READ = { title, h1, opening };

const skippedLevel: Check = ({ page }) => {
  const { headings } = page;
  const skipped = headings.flatMap(({ level, text }, index) => {
    const before = headings[index - 1];
    return before && level > before.level + 1 ? [`h${before.level} to h${level}: ${text}`] : [];
  });
  if (headings.length === 0) return { outcome: 'not found', note: 'The page has no headings.' };
  return skipped.length > 0
    ? { outcome: 'found', items: listed(skipped) }
    : { outcome: 'not found' };
};

const questionHeadings: Check = ({ page }) => {
  const questions = page.headings.filter(({ text }) => /\?["”’)]*$/.test(text));
  const note = `${questions.length} of ${page.headings.length} headings.`;
  const [first] = questions;
  return first
    ? { outcome: 'found', quote: quoted(first.text), note }
    : { outcome: 'not found', note };
};

export const HEADINGS = { 'skipped-level': skippedLevel, 'question-headings': questionHeadings };
