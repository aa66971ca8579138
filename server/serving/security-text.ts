import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expiresSoon, SECURITY_TEXT_PATH } from '../../src/text/security-text.ts';
import type { Log } from '../log.ts';

/** Returns whether the security.txt of a built site needs a new build; false if the site has none. */
export async function securityTextExpiresSoon(directory: string, now: Date): Promise<boolean> {
  const text = await readFile(join(directory, SECURITY_TEXT_PATH), 'utf8').catch(() => undefined);
  return text !== undefined && expiresSoon(text, now);
}

/** Logs an alert some time before security.txt expires. */
export async function watchSecurityText(directory: string, log: Log, now: Date): Promise<void> {
  if (await securityTextExpiresSoon(directory, now))
    log.error({ alert: 'security-txt' }, 'ALERT: security.txt runs out; build the site again');
}
