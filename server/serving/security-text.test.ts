import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  const made = new Date('2026-03-01T12:00:00Z');
  const late = new Date('2026-08-15T12:00:00Z');
  expect(await securityTextExpiresSoon(folder, late)).toBe(false);
  mkdirSync(join(folder, '.well-known'));
  const words = { email: 'security@firm.example', origin: 'https://www.firm.example', now: made };
  writeFileSync(join(folder, SECURITY_TEXT_PATH), securityText(words));
  await watchSecurityText(folder, log, made);
  expect(lines).toEqual([]);
  expect(await securityTextExpiresSoon(folder, made)).toBe(false);
  expect(await securityTextExpiresSoon(folder, late)).toBe(true);
  await watchSecurityText(folder, log, late);
  expect(lines.map((line) => JSON.parse(line).alert)).toEqual(['security-txt']);
  rmSync(folder, { recursive: true });
});
