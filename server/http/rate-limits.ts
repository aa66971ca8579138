/**
 * Every limit of the server, once. `per` says whom a limit counts: one address (an IPv4 address, or an IPv6 /64)
 * or one content (the same values in the same form, from anywhere). RATE_LIMIT_SCALE multiplies the points.
 */
export const RATE_LIMITS = {
  'contact-burst': {
    per: 'address',
    points: 20,
    seconds: 10 * 60,
    reason:
      'A whole firm may sit behind one address, and people correct mistakes; a script sends faster than that.',
  },
  'contact-day': {
    per: 'address',
    points: 60,
    seconds: 24 * 60 * 60,
    reason: 'No office asks for more than sixty strategy sessions a day; a slow script would.',
  },
  'contact-content': {
    per: 'content',
    points: 100,
    seconds: 60 * 60,
    reason:
      'The limits per address come first; the same request a hundred times an hour is a flood from many.',
  },
  'scorecard-burst': {
    per: 'address',
    points: 20,
    seconds: 10 * 60,
    reason: 'An office that compares its branches checks one every half a minute; a script is faster.',
  },
  'scorecard-day': {
    per: 'address',
    points: 100,
    seconds: 24 * 60 * 60,
    reason: 'A training afternoon behind one address fits; a script that fills the mailbox does not.',
  },
  'scorecard-content': {
    per: 'content',
    points: 20,
    seconds: 60 * 60,
    reason: 'Figures are drawn by chance: the same ones for the same firm are one request played back.',
  },
} as const;
export type RateLimitName = keyof typeof RATE_LIMITS;
export type RateLimit = {
  per: 'address' | 'content';
  points: number;
  seconds: number;
  reason: string;
};
