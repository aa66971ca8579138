/** A limit on how often something may be requested. */
export type RateLimit = {
  /**
   * The subject that is counted. An address and an IPv6 network (/48) are counted for each function; the same content in the
   * same form counts as one, from any sender.
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
      'People press several buttons of the script builder in a row; what asks on is not a person.',
  },
  'network-day': {
    per: 'network',
    points: 400,
    seconds: DAY,
    reason: 'A company or a campus; who has a /48 has 65,536 addresses and gains no more by them.',
  },
  'page-host': {
    per: 'host',
    points: 6,
    seconds: HOUR,
    reason: 'The page reader asks a stranger’s server, and no site is to be flooded through us.',
  },
  'same-words': {
    per: 'words',
    points: 20,
    seconds: HOUR,
    reason:
      'One person asks once; the same request again and again is one played back from many addresses.',
  },
  'leads-day': {
    per: 'everyone',
    points: 100_000,
    seconds: DAY,
    reason: 'For the disk, 1 GB a day. Below it nobody is refused because of what others send.',
  },
  'marked-leads-day': {
    per: 'everyone',
    points: 1_000,
    seconds: DAY,
    reason: 'More leads with signs of a program than a person looks through; the others go on.',
  },
} as const satisfies Record<string, RateLimit>;
export type RateLimitName = keyof typeof RATE_LIMITS;
/**
 * The limits that the guards count before a function runs, by sender. The others are counted where the content or the host
 * is known.
 */
export type SenderLimit = {
  [Name in RateLimitName]: (typeof RATE_LIMITS)[Name]['per'] extends 'address' | 'network'
    ? Name
    : never;
}[RateLimitName];

/** The limits of every form, and of every tool without its own. */
export const REQUEST_LIMITS = [
  'requests',
  'requests-day',
  'network-day',
] as const satisfies SenderLimit[];
/** The limits of the script builder. */
export const SCRIPT_LIMITS = ['scripts-day', 'network-day'] as const satisfies SenderLimit[];
