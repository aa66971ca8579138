/** The first repeat comes within ten seconds of the failure. */
export const FIRST_RETRY_MS = 8_000;
/** However long the mail server is away, it is asked again at least this often. */
export const LONGEST_RETRY_MS = 5 * 60_000;
/** Up to this part of a wait is cut off at random, so that many mails do not come back in step. */
export const JITTER = 0.25;
/** Then a mail is given up and kept as a dead letter: at the longest wait that is six days of trying. */
export const GIVE_UP_AFTER_ATTEMPTS = 2_000;
/** From this many failures in a row on, the log calls for a person. */
export const ALERT_AFTER_ATTEMPTS = 5;

/** In: attempts made so far (1 or more) and a random number from 0 to 1. Out: wait until the next, in ms. */
export function retryDelay(attempts: number, random: number): number {
  const wait = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
  return Math.round(wait * (1 - JITTER * random));
}
