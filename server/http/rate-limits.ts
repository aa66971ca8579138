/** A limit on how often something may be requested. */
export type RateLimit = {
  /**
   * What the limit counts. Addresses and IPv6 networks (/48) are counted separately for each function;
   * "words" counts requests of one form with the same content, whoever sends them.
   */
  per: 'address' | 'network' | 'host' | 'words' | 'everyone';
  points: number;
  seconds: number;
  reason: string;
};

const TEN_MINUTES = 10 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Every limit of the server. RATE_LIMIT_SCALE multiplies the points. */
export const RATE_LIMITS = {
  requests: {
    per: 'address',
    points: 20,
    seconds: TEN_MINUTES,
    reason:
      'A whole office may sit behind one address, and people correct mistakes; a script is faster.',
  },
  'requests-day': {
    per: 'address',
    points: 100,
    seconds: DAY,
    reason: 'The largest office whose lawyers all want the report fits; a slow script does not.',
  },
  'scripts-day': {
    per: 'address',
    points: 150,
    seconds: DAY,
    reason:
      'People press several buttons of the script builder in a row; only a program sends more requests than this.',
  },
  'network-day': {
    per: 'network',
    points: 400,
    seconds: DAY,
    reason:
      'A company or a campus has a /48; its 65,536 networks do not get 65,536 times the requests.',
  },
  'page-host': {
    per: 'host',
    points: 6,
    seconds: HOUR,
    reason:
      'The page reader fetches from a stranger’s server, and nobody may flood a site through ours.',
  },
  'same-words': {
    per: 'words',
    points: 20,
    seconds: HOUR,
    reason:
      'One person sends a request once; the same content again and again is replayed from many addresses.',
  },
  'leads-day': {
    per: 'everyone',
    points: 100_000,
    seconds: DAY,
    reason:
      'The leads of one day fill at most 1 GB of the disk. Below this limit, no flood of others refuses a lead.',
  },
  'marked-leads-day': {
    per: 'everyone',
    points: 1_000,
    seconds: DAY,
    reason:
      'Nobody looks through more leads that show signs of a program; other leads are still accepted.',
  },
} as const satisfies Record<string, RateLimit>;
export type RateLimitName = keyof typeof RATE_LIMITS;
/**
 * Names of the limits by sender, which the guards count before a function runs. The other limits are counted
 * later, once the content or the host is known.
 */
export type SenderLimit = {
  [Name in RateLimitName]: (typeof RATE_LIMITS)[Name]['per'] extends 'address' | 'network'
    ? Name
    : never;
}[RateLimitName];

/** The limits of every form, and of each tool that has no limits of its own. */
export const REQUEST_LIMITS = [
  'requests',
  'requests-day',
  'network-day',
] as const satisfies SenderLimit[];
/** The limits of the script builder. */
export const SCRIPT_LIMITS = ['scripts-day', 'network-day'] as const satisfies SenderLimit[];
