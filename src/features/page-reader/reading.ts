import * as z from 'zod/mini';

/**
 * The checks in the order of the annotated page, each with the part of the page that shows its
 * note.
 */
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

/** The problems that cost a firm most come first. */
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

export const REASONS = [
  'pasted',
  'scripts',
  'no-text',
  'no-h1',
  'broken-markup',
  'other-form',
  'no-article',
  'no-markup-phone',
  'no-phone',
  'no-call',
  'phone-form',
  'day-not-compared',
] as const;

export const VERDICTS = ['fix', 'in-order', 'not-checked'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const READ_PAGE_FUNCTION = 'read-page';

export type Crawler = {
  name: string;
  allowed: boolean;
  /** Number of the deciding line in robots.txt. */
  line?: number | undefined;
  /** True if only Google's lenient parser gives this result. */
  isGoogleOnly?: boolean;
};

export type FetchInfo = {
  /** The address after all redirects. */
  url: string;
  status: number;
  hops: readonly { url: string; status: number }[];
  /** `X-Robots-Tag`, one text for each line. */
  robotsHeaders: readonly string[];
  linkHeader?: string | undefined;
  refreshHeader?: string | undefined;
  crawlers: readonly Crawler[];
};

export const readPageSchema = z.union([
  z.object({ address: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)) }),
  z.object({ html: z.string().check(z.minLength(1), z.maxLength(1_500_000)) }),
]);

const lineSchema = z.object({
  id: z.enum(CHECK_IDS),
  outcome: z.enum(['found', 'not found', 'cannot tell']),
  /** A line without a problem is in order or was not checked. */
  problem: z.optional(z.enum(PROBLEMS)),
  reason: z.optional(z.enum(REASONS)),
  quote: z.optional(z.string()),
  note: z.optional(z.string()),
  items: z.optional(z.array(z.string())),
});
export type CheckLine = z.infer<typeof lineSchema>;
/**
 * If `outcome` is undefined, it is "cannot tell" for a result with a reason, and "found" for any
 * other.
 */
export type CheckResult = Partial<Omit<CheckLine, 'id'>>;

export const pageReportSchema = z.object({
  url: z.optional(z.string()),
  /** Time of the reading, ISO 8601. */
  at: z.string(),
  words: z.int(),
  lines: z.array(lineSchema),
  /**
   * `skips` is the level of the previous visible heading, if levels between the two are missing.
   */
  outline: z.array(z.object({ level: z.int(), text: z.string(), skips: z.optional(z.int()) })),
});
export type PageReport = z.infer<typeof pageReportSchema>;

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

export const unreadSchema = z.object({
  unread: z.enum(UNREAD_REASONS),
  status: z.optional(z.int()),
  url: z.optional(z.string()),
  /** Address to which the page forwards. */
  to: z.optional(z.string()),
  /** If robots.txt excludes our reader, what it allows other crawlers. */
  items: z.optional(z.array(z.string())),
});
export type UnreadAnswer = z.infer<typeof unreadSchema>;
