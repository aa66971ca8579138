import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { events } from '../events.ts';

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
  'profile-burst': {
    per: 'address',
    points: 20,
    seconds: 10 * 60,
    reason:
      'Precedes each scorecard by itself, so it must allow as many as those and never be what is refused.',
  },
  'profile-day': {
    per: 'address',
    points: 60,
    seconds: 24 * 60 * 60,
    reason:
      'Each costs two requests to Google: less than a third of what all visitors together have in a day.',
  },
  'intake-generate-burst': {
    per: 'address',
    points: 10,
    seconds: 10 * 60,
    reason:
      'A script may cost money to write and takes a minute to read; nobody reads ten of them in ten minutes.',
  },
  'intake-generate-day': {
    per: 'address',
    points: 40,
    seconds: 24 * 60 * 60,
    reason: 'Five practice areas in four channels and as many again, for everyone behind one address.',
  },
  'intake-read-burst': {
    per: 'address',
    points: 60,
    seconds: 10 * 60,
    reason:
      'Costs a few milliseconds; somebody who mends a text presses for each sentence, every ten seconds.',
  },
  'intake-read-day': {
    per: 'address',
    points: 400,
    seconds: 24 * 60 * 60,
    reason: 'Ten times the scripts of a day: each is preceded by a few readings of its text.',
  },
  'intake-refine-burst': {
    per: 'address',
    points: 40,
    seconds: 10 * 60,
    reason:
      'A change may cost money too, but people press several buttons in a row; one every fifteen seconds is quick work.',
  },
  'intake-refine-day': {
    per: 'address',
    points: 150,
    seconds: 24 * 60 * 60,
    reason:
      'A script is finished long before its every question has come and gone six times; what asks on is not a person.',
  },
  'intake-submit-burst': {
    per: 'address',
    points: 20,
    seconds: 10 * 60,
    reason:
      'Follows each generation by itself, so it must allow more than those and never be what is refused.',
  },
  'intake-submit-day': {
    per: 'address',
    points: 60,
    seconds: 24 * 60 * 60,
    reason: 'More than a day of generations from one address, and no more than a day of contact requests.',
  },
  'intake-submit-content': {
    per: 'content',
    points: 100,
    seconds: 60 * 60,
    reason: 'The same script for the same firm a hundred times an hour is a flood from many addresses.',
  },
  'report-burst': {
    per: 'address',
    points: 20,
    seconds: 10 * 60,
    reason: "A partners' meeting behind one address may download it together; a script sends faster.",
  },
  'report-day': {
    per: 'address',
    points: 100,
    seconds: 24 * 60 * 60,
    reason: 'The largest office whose lawyers all want it fits; a script that fills the mailbox does not.',
  },
  'report-content': {
    per: 'content',
    points: 20,
    seconds: 60 * 60,
    reason: 'One person needs the report once; the same name again and again is one request played back.',
  },
} as const;
export type RateLimitName = keyof typeof RATE_LIMITS;

/**
 * Counts requests in memory: a restart forgets them, and each server process counts its own. A scale of 0 switches
 * every limit off.
 */
export function createRateLimiter(scale: number) {
  const limiters = new Map(
    Object.entries(RATE_LIMITS).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterMemory({ points: Math.max(1, Math.round(points * scale)), duration: seconds }),
    ]),
  );
  return {
    /** Counts one request against those of the named limits that count so. 0 when it may pass, else the whole seconds to wait. */
    async secondsToWait(names: readonly RateLimitName[], per: 'address' | 'content', key: string) {
      if (scale === 0) return 0;
      for (const name of names.filter((each) => RATE_LIMITS[each].per === per)) {
        try {
          await limiters.get(name)?.consume(key);
        } catch (refused) {
          if (!(refused instanceof RateLimiterRes)) throw refused;
          events.emit('refused', name);
          return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        }
      }
      return 0;
    },
  };
}
export type RateLimiter = ReturnType<typeof createRateLimiter>;
