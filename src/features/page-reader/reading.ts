import * as z from 'zod/mini';
import { ITEMS_MAX, OUTLINE_MAX, QUOTE_MAX } from './engine/text.ts';

/** All checks in the order of the marked page, each with the part of the page that shows its note. */
export const CHECKS = {
  status: 'address',
  'crawlers-shut-out': 'address',
  noindex: 'address',
  'canonical-elsewhere': 'address',
  title: 'title',
  description: 'description',
  h1: 'h1',
  'empty-shell': 'opening',
  opening: 'opening',
  'skipped-level': 'headings',
  'json-ld-broken': 'markup',
  'markup-types': 'markup',
  'questions-in-markup': 'markup',
  'markup-differs': 'markup',
  'call-links': 'markup',
  'author-markup': 'markup',
  'date-markup': 'markup',
} as const;
export type CheckId = keyof typeof CHECKS;
export const CHECK_IDS = Object.keys(CHECKS) as CheckId[];
export type SheetPart = (typeof CHECKS)[CheckId];
export const SHEET_PARTS = [...new Set(Object.values(CHECKS))];

/** All faults that a check can find, in descending order of their cost for the firm. */
export const PROBLEMS = [
  'search-shut-out',
  'noindex',
  'canonical-elsewhere',
  'two-canonicals',
  'needs-scripts',
  'no-text',
  'no-title',
  'canonical-outside-head',
  'json-ld-broken',
  'call-link-differs',
  'phone-differs',
  'no-h1',
  'no-opening',
  'questions-not-shown',
  'answer-shut-out',
  'no-structured-data',
  'no-call-link',
  'no-description',
  'author-not-shown',
  'no-author',
  'date-form',
  'date-order',
  'no-date',
  'skipped-level',
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** Reasons why a check was not made. */
export const REASONS = [
  'pasted',
  'scripts',
  'no-text',
  'no-h1',
  'broken-markup',
  'no-article',
  'no-phone',
  'phone-form',
  'day-not-compared',
] as const;

/** The three verdicts of a check. */
export const VERDICTS = ['fix', 'in-order', 'not-checked'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const READ_PAGE_FUNCTION = 'read-page';

/** What robots.txt allows a crawler. */
export type Crawler = {
  name: string;
  allowed: boolean;
  /** Number of the deciding line in robots.txt. */
  line?: number | undefined;
  /** True if only Google's parser reads the file this way. */
  isGoogles?: boolean;
};

/** Data about the request for a page; a pasted page has none. */
export type FetchInfo = {
  /** The address after all redirects. */
  url: string;
  status: number;
  /** The addresses that redirected to it. */
  hops: readonly { url: string; status: number }[];
  /** The headers `X-Robots-Tag` (a text for each line), `Link` and `Refresh`. */
  robotsHeaders: readonly string[];
  linkHeader?: string | undefined;
  refreshHeader?: string | undefined;
  crawlers: readonly Crawler[];
};

/** Body of a request: an address, or the HTML of a page that cannot be fetched. Lengths are in characters. */
export const readPageSchema = z.union([
  z.object({ address: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)) }),
  z.object({ html: z.string().check(z.minLength(1), z.maxLength(1_500_000)) }),
]);

const words = z.string().check(z.maxLength(QUOTE_MAX));
const list = z.array(words).check(z.maxLength(ITEMS_MAX));

const lineSchema = z.object({
  id: z.enum(CHECK_IDS),
  outcome: z.enum(['found', 'not found', 'cannot tell']),
  /** The fault. A line without one is in order or not checked. */
  problem: z.optional(z.enum(PROBLEMS)),
  /** The reason why the check was not made. */
  reason: z.optional(z.enum(REASONS)),
  /** A quotation from the page. */
  quote: z.optional(words),
  note: z.optional(words),
  items: z.optional(list),
});
export type CheckLine = z.infer<typeof lineSchema>;
/** The result of one check. Without a reason and without "not found", the thing was found. */
export type FoundLine = Partial<Omit<CheckLine, 'id'>>;

export const readingSchema = z.object({
  /** The address of the page after all redirects; a pasted page has none. */
  url: z.optional(z.string()),
  /** Time of the reading, ISO 8601. */
  at: z.string(),
  words: z.int(),
  lines: z.array(lineSchema),
  /** The headings. `skips` is the level of the heading before, if levels between the two were skipped. */
  outline: z
    .array(z.object({ level: z.int(), text: words, skips: z.optional(z.int()) }))
    .check(z.maxLength(OUTLINE_MAX)),
});
export type PageReading = z.infer<typeof readingSchema>;

/** Reasons why a page was not checked at all. */
export const UNREAD_REASONS = [
  'not-an-address',
  'not-public',
  'port',
  'not-found-by-name',
  'unreachable',
  'cut-off',
  'timeout',
  'too-many-redirects',
  'to-plain-http',
  'robots',
  'robots-failed',
  'refused',
  'busy-there',
  'challenge',
  'gone',
  'status',
  'not-html',
  'encoding',
  'too-large',
  'forwards',
  'frames',
  'host-limit',
  'day-limit',
  'busy-here',
] as const;
export type UnreadReason = (typeof UNREAD_REASONS)[number];

/** The answer for a page that was not checked. */
export const unreadSchema = z.object({
  unread: z.enum(UNREAD_REASONS),
  status: z.optional(z.int()),
  url: z.optional(z.string()),
  /** Address to which the page forwards. */
  to: z.optional(z.string()),
  /** What robots.txt allows other crawlers, if it excludes our reader. */
  items: z.optional(list),
});
export type UnreadAnswer = z.infer<typeof unreadSchema>;
