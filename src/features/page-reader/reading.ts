import * as z from 'zod/mini';
import { CHECK_IDS, OUTCOMES, PROBLEMS, REASONS, type Verdict } from './checks.ts';

/** Function that reads a page. */
export const READ_PAGE_FUNCTION = 'read-page';

/** Longest address, in characters. */
const ADDRESS_MAX = 2_000;
/** Longest HTML that can be pasted, in characters. */
const PASTED_MAX = 1_500_000;
/** Longest quotation, in characters. */
export const QUOTE_MAX = 300;
/** Entries of a list under a line. */
export const ITEMS_MAX = 40;
/** Headings that are listed. */
export const OUTLINE_MAX = 200;

/** A request: an address, or the HTML of a page that cannot be fetched. */
export const readPageSchema = z.union([
  z.object({ address: z.string().check(z.trim(), z.minLength(1), z.maxLength(ADDRESS_MAX)) }),
  z.object({ html: z.string().check(z.minLength(1), z.maxLength(PASTED_MAX)) }),
]);

const words = z.string().check(z.maxLength(QUOTE_MAX));

const lineSchema = z.object({
  id: z.enum(CHECK_IDS),
  outcome: z.enum(OUTCOMES),
  /** What is wrong; a line without it is in order or not checked. */
  problem: z.optional(z.enum(PROBLEMS)),
  /** Why it was not checked. */
  reason: z.optional(z.enum(REASONS)),
  /** The page's own words. */
  quote: z.optional(words),
  /** Where they are. */
  place: z.optional(words),
  /** What else there is to know. */
  note: z.optional(words),
  items: z.optional(z.array(words).check(z.maxLength(ITEMS_MAX))),
});
/** What one check found; the table of checks adds its id. */
export type Line = z.infer<typeof lineSchema>;
export type FoundLine = Omit<Line, 'id'>;

export const verdictOf = ({ problem, outcome }: Line): Verdict => {
  if (problem) return 'fix';
  return outcome === 'cannot tell' ? 'not-checked' : 'in-order';
};

const headingSchema = z.object({ level: z.int(), text: words });

export const readingSchema = z.object({
  /** Where the page was in the end; a pasted one has no address. */
  url: z.optional(z.string()),
  /** When it was read, ISO 8601. */
  at: z.string(),
  words: z.int(),
  lines: z.array(lineSchema),
  outline: z.array(headingSchema).check(z.maxLength(OUTLINE_MAX)),
});
export type Reading = z.infer<typeof readingSchema>;

/** Why a page was not checked at all; each has its own words. */
export const UNREAD = [
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
export type Unread = (typeof UNREAD)[number];

/** A page that was not checked is no finding about it. */
export const unreadSchema = z.object({
  unread: z.enum(UNREAD),
  /** Of the answer there was. */
  status: z.optional(z.int()),
  url: z.optional(z.string()),
  /** Where a page that forwards leads. */
  to: z.optional(z.string()),
  /** The rules of robots.txt for other crawlers, when it excludes this one. */
  items: z.optional(z.array(words)),
});
export type UnreadAnswer = z.infer<typeof unreadSchema>;
