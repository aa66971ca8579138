import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expiresSoon, SECURITY_TEXT_PATH } from '../../src/text/security-text.ts';
import type { Log } from '../log.ts';

export async function securityTextExpiresSoon(directory: string, now: Date): Promise<boolean> {
  const text = await readFile(join(directory, SECURITY_TEXT_PATH), 'utf8').catch(() => undefined);
  return text !== undefined && expiresSoon(text, now);
}

export async function watchSecurityText(directory: string, log: Log, now: Date): Promise<void> {
  if (await securityTextExpiresSoon(directory, now))
    log.error({ alert: 'security-txt' }, 'ALERT: security.txt expires soon: build the site again');
}
