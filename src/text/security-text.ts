/** The path of RFC 9116. */
export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

const DAY_MS = 24 * 60 * 60_000;
/** The text expires after this many days. The standard recommends less than a year. */
export const SECURITY_TEXT_DAYS = 180;
const SECURITY_TEXT_NOTICE_DAYS = 30;

/**
 * The text is valid from the start of the day of `now`, so all builds of a day write the same text.
 */
export function securityText({
  email,
  origin,
  now,
}: {
  email: string;
  origin: string;
  now: Date;
}): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + SECURITY_TEXT_DAYS * DAY_MS).toISOString().replace('.000Z', 'Z');
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n');
}

/** Returns true even for a file without a valid expiry date. */
export function expiresSoon(text: string, now: Date): boolean {
  const end = Date.parse(/^Expires: (.{10,40})$/m.exec(text)?.[1] ?? '');
  return !(end - now.getTime() > SECURITY_TEXT_NOTICE_DAYS * DAY_MS);
}
