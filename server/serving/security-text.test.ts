import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { SECURITY_TEXT_PATH, securityText } from '../../src/text/security-text.ts';
import { securityTextExpiresSoon, watchSecurityText } from './security-text.ts';

test('a security.txt that expires soon is reported in time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'northbar-security-'));
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const builtAt = new Date('2026-03-01T12:00:00Z');
  const servedAt = new Date('2026-08-15T12:00:00Z');
  expect(await securityTextExpiresSoon(folder, servedAt)).toBe(false);
  mkdirSync(join(folder, '.well-known'));
  const text = securityText({
    email: 'a@firm.example',
    origin: 'https://firm.example',
    now: builtAt,
  });
  writeFileSync(join(folder, SECURITY_TEXT_PATH), text);
  await watchSecurityText(folder, log, builtAt);
  expect(lines).toEqual([]);
  expect(await securityTextExpiresSoon(folder, builtAt)).toBe(false);
  expect(await securityTextExpiresSoon(folder, servedAt)).toBe(true);
  await watchSecurityText(folder, log, servedAt);
  expect(lines.map((line) => JSON.parse(line).alert)).toEqual(['security-txt']);
});
