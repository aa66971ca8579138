import type { Line } from '../reading.ts';
import { ITEMS_MAX, QUOTE_MAX } from '../reading.ts';
import { oneLine, type Page, type Sentence } from './page.ts';

/** What is known of how a page came; a pasted page has none of it. */
export type Fetched = {
  /** Where the page was in the end. */
  url: string;
  status: number;
  /** Where it was looked for before that. */
  hops: readonly { url: string; status: number }[];
  /** `X-Robots-Tag` and `Link`, as they came. */
  robotsHeader: string | undefined;
  linkHeader: string | undefined;
  /** What robots.txt says to crawlers by name; undefined where it could not be read. */
  crawlers: readonly { name: string; allowed: boolean; line: number | undefined }[] | undefined;
};

/** A page with how it came. */
export type Facts = { page: Page; fetched: Fetched | undefined };

/** What a check says; the table of checks adds its id. */
export type Answer = Omit<Line, 'id'>;
export type Check = (facts: Facts) => Answer;

const CUT = ' …';

/** A text as it may be quoted: one line, and no longer than a quotation may be. */
export function quoted(text: string): string {
  const line = oneLine(text).toWellFormed();
  if (line.length <= QUOTE_MAX) return line;
  const cut = line.slice(0, QUOTE_MAX - CUT.length).toWellFormed();
  return `${cut.replace(/\s+\S*$/, '')}${CUT}`;
}

/** Entries of a list, each once, as many as are shown. */
export const listed = (items: Iterable<string>) =>
  [...new Set([...items].map(quoted))].slice(0, ITEMS_MAX);

/** "sentence 23 of 41, under “Deadlines”" */
export function placeOf({ number, under }: Sentence, { sentences }: Page) {
  const where = `sentence ${number} of ${sentences.length}`;
  return quoted(under ? `${where}, under “${under}”` : where);
}

/** Letters and digits only: how two spellings of one text are compared. */
export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A phone number as Americans write it. */
export const PHONE = /(?:\+?1[\s.-]*)?(?:\(\d{3}\)|\d{3})[\s.-]*\d{3}[\s.-]+\d{4}\b/g;
/** Its last ten digits. */
export const phoneDigits = (text: string) => text.replace(/\D/g, '').slice(-10);
