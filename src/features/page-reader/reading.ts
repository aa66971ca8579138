import * as z from 'zod/mini';
import { CHECK_IDS, OUTCOMES } from './checks.ts';

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

/** What asks for a reading: an address, or the HTML of a page that cannot be fetched. */
export const readPageSchema = z.union([
  z.object({ address: z.string().check(z.trim(), z.minLength(1), z.maxLength(ADDRESS_MAX)) }),
  z.object({ html: z.string().check(z.minLength(1), z.maxLength(PASTED_MAX)) }),
]);

const words = z.string().check(z.maxLength(QUOTE_MAX));

const lineSchema = z.object({
  id: z.enum(CHECK_IDS),
  outcome: z.enum(OUTCOMES),
  /** The page's own words. */
  quote: z.optional(words),
  /** Where they stand. */
  place: z.optional(words),
  /** What there is to say besides. */
  note: z.optional(words),
  items: z.optional(z.array(words).check(z.maxLength(ITEMS_MAX))),
});
/** What one check says of a page. */
export type Line = z.infer<typeof lineSchema>;

const headingSchema = z.object({ level: z.int(), text: words });

/** What is worked out of a page to be pasted into it. */
const pasteSchema = z.object({
  /** Blocks of markup that do not parse, with what stands in the way mended. */
  repaired: z.array(z.object({ block: z.int(), text: z.string() })),
});
export type Paste = z.infer<typeof pasteSchema>;

export const readingSchema = z.object({
  /** Where the page was in the end; a pasted one has no address. */
  url: z.optional(z.string()),
  /** When it was read, ISO 8601. */
  at: z.string(),
  words: z.int(),
  sentences: z.int(),
  lines: z.array(lineSchema),
  outline: z.array(headingSchema).check(z.maxLength(200)),
  paste: z.optional(pasteSchema),
});
export type Reading = z.infer<typeof readingSchema>;

/** Why a page could not be read; each has its own words. */
export const UNREAD = [
  'not-an-address',
  'not-public',
  'port',
  'not-found-by-name',
  'unreachable',
  'timeout',
  'too-many-redirects',
  'to-plain-http',
  'robots',
  'refused',
  'busy-there',
  'challenge',
  'gone',
  'status',
  'not-html',
  'encoding',
  'too-large',
  'too-deep',
  'too-long-to-parse',
  'host-limit',
  'day-limit',
  'busy-here',
] as const;
export type Unread = (typeof UNREAD)[number];

/** A page that could not be read is no finding about it. */
export const unreadSchema = z.object({
  unread: z.enum(UNREAD),
  /** Of the answer there was. */
  status: z.optional(z.int()),
  url: z.optional(z.string()),
});
export type UnreadAnswer = z.infer<typeof unreadSchema>;
