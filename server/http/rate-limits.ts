export type RateLimit = {
  // "address" and "network" (IPv6 /48) count the requests of one sender to one function. "content"
  // counts the requests with the same content to one form, from any sender.
  per: 'address' | 'network' | 'host' | 'content' | 'everyone';
  points: number;
  seconds: number;
};

const TEN_MINUTES = 10 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** The setting RATE_LIMIT_SCALE multiplies the points. */
export const RATE_LIMITS = {
  // A whole office may share an address, and people correct mistakes. Only a program sends more.
  requests: { per: 'address', points: 20, seconds: TEN_MINUTES },
  /** All lawyers of a large office can request the report, but a slow program is stopped. */
  'requests-day': { per: 'address', points: 100, seconds: DAY },
  /** People press several buttons of the script builder in a row. Only a program sends more. */
  'scripts-day': { per: 'address', points: 150, seconds: DAY },
  // A /48 contains 65,536 addresses (/64). One company may own a /48, and must not send 65,536
  // times as much as another sender.
  'network-day': { per: 'network', points: 400, seconds: DAY },
  /** The page reader fetches pages: nobody may flood another site through our server. */
  'page-host': { per: 'host', points: 6, seconds: HOUR },
  /** A person sends a request once. A program repeats the same content from many addresses. */
  'same-words': { per: 'content', points: 20, seconds: HOUR },
  // The leads of a day take at most 1 GB of the disk. Below this limit, no lead is refused because
  // of other senders.
  'leads-day': { per: 'everyone', points: 100_000, seconds: DAY },
  // Nobody reads more leads with a spam reason. Above this limit, good leads are still accepted.
  'spam-leads-day': { per: 'everyone', points: 1_000, seconds: DAY },
} as const satisfies Record<string, RateLimit>;
export type RateLimitName = keyof typeof RATE_LIMITS;
// Limits that are counted before a function runs. The other limits need the content or the host,
// which only the function knows.
export type SenderLimit = {
  [Name in RateLimitName]: (typeof RATE_LIMITS)[Name]['per'] extends 'address' | 'network'
    ? Name
    : never;
}[RateLimitName];

export const REQUEST_LIMITS = [
  'requests',
  'requests-day',
  'network-day',
] as const satisfies SenderLimit[];
export const SCRIPT_LIMITS = ['scripts-day', 'network-day'] as const satisfies SenderLimit[];
