import * as z from 'zod/mini';
import { ITEMS_MAX, OUTLINE_MAX, QUOTE_MAX } from './engine/text.ts';

/** Every check in the order of the marked page, with the part of the page that gets its note. */
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

/** Every fault that a check can find, the most costly first. */
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

/** The reason why a check was not made. */
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

/** The three words of a result. */
export const VERDICTS = ['fix', 'in-order', 'not-checked'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const READ_PAGE_FUNCTION = 'read-page';

/** The rule of robots.txt for a crawler. */
export type Crawler = {
  name: string;
  allowed: boolean;
  /** The line of robots.txt that decides. */
  line?: number | undefined;
  /** Only Google's parser reads the file this way. */
  isGoogles?: boolean;
};

/** Data about the fetching of a page; a pasted page has none. */
export type FetchInfo = {
  /** The last address. */
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

/** A request: an address, or the HTML of a page that cannot be fetched. Lengths are in characters. */
export const readPageSchema = z.union([
  z.object({ address: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)) }),
  z.object({ html: z.string().check(z.minLength(1), z.maxLength(1_500_000)) }),
]);

const words = z.string().check(z.maxLength(QUOTE_MAX));
const list = z.array(words).check(z.maxLength(ITEMS_MAX));

const lineSchema = z.object({
  id: z.enum(CHECK_IDS),
  outcome: z.enum(['found', 'not found', 'cannot tell']),
  /** The fault; a line without one is in order or not checked. */
  problem: z.optional(z.enum(PROBLEMS)),
  /** The reason why it was not checked. */
  reason: z.optional(z.enum(REASONS)),
  /** The page's own words. */
  quote: z.optional(words),
  note: z.optional(words),
  items: z.optional(list),
});
export type CheckLine = z.infer<typeof lineSchema>;
/** The result of one check. What has neither a reason nor "not found" was found. */
export type FoundLine = Partial<Omit<CheckLine, 'id'>>;

export const readingSchema = z.object({
  /** The last address of the page; a pasted one has none. */
  url: z.optional(z.string()),
  /** Moment of the reading, ISO 8601. */
  at: z.string(),
  words: z.int(),
  lines: z.array(lineSchema),
  /** The headings; `skips` is the level of the heading before, where levels between the two are left out. */
  outline: z
    .array(z.object({ level: z.int(), text: words, skips: z.optional(z.int()) }))
    .check(z.maxLength(OUTLINE_MAX)),
});
export type PageReading = z.infer<typeof readingSchema>;

/** The reason why a page was not checked at all. */
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
  /** The target of a page that forwards. */
  to: z.optional(z.string()),
  /** Rules for other crawlers in a robots.txt that excludes our reader. */
  items: z.optional(list),
});
export type UnreadAnswer = z.infer<typeof unreadSchema>;
