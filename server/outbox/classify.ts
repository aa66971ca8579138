/** What is written down about a failure: never an address, for mail servers like to repeat them. */
export type Failure = { code: string; forGood: boolean };

type Thrown = { code?: string | number; name?: string; responseCode?: number };

/** Stages at which the answer is about this mail and not about the connection or the login. */
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);
/** Permanent by their first digit, but about the session or the login (RFC 5321, RFC 4954): setting them right helps. */
const ABOUT_THE_SESSION = new Set([503, 530, 534, 535, 538]);

/** In: what sending a mail threw. Out: a short code and whether repeating the same mail is pointless. */
export function classifyFailure(error: unknown): Failure {
  const { code: given, name, responseCode } = (error ?? {}) as Thrown;
  // a broken-off attempt carries a number that says nothing to a person; its name says "TimeoutError"
  const code = typeof given === 'number' ? String(name) : (given ?? 'EUNKNOWN');
  const permanent = responseCode !== undefined && responseCode >= 500 && responseCode < 600;
  const forGood = permanent && ABOUT_THE_MAIL.has(code) && !ABOUT_THE_SESSION.has(responseCode);
  return { code: responseCode ? `${code} ${responseCode}` : code, forGood };
}
