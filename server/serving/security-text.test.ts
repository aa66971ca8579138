import { pino } from 'pino';
import { expect, test } from 'vitest';
import { SECURITY_TEXT_PATH, securityText } from '../../src/text/security-text.ts';
import { folderWith } from '../../tests/support/folder-with.ts';
import { securityTextExpiresSoon, watchSecurityText } from './security-text.ts';

test('a security.txt that expires soon is reported in time', async () => {
  const alerts: string[] = [];
  const log = pino({}, { write: (line: string) => void alerts.push(JSON.parse(line).alert) });
  const builtAt = new Date('2026-03-01T12:00:00Z');
  const servedAt = new Date('2026-08-15T12:00:00Z');
  expect(await securityTextExpiresSoon(folderWith(), servedAt)).toBe(false);
  const text = securityText({ email: 'a@firm.example', origin: 'x', now: builtAt });
  const folder = folderWith({ [SECURITY_TEXT_PATH]: text });
  await watchSecurityText(folder, log, builtAt);
  expect(alerts).toEqual([]);
  expect(await securityTextExpiresSoon(folder, builtAt)).toBe(false);
  expect(await securityTextExpiresSoon(folder, servedAt)).toBe(true);
  await watchSecurityText(folder, log, servedAt);
  expect(alerts).toEqual(['security-txt']);
});
