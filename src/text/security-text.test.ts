import { expect, test } from 'vitest';
import {
  expiresSoon,
  SECURITY_TEXT_DAYS,
  SECURITY_TEXT_NOTICE_DAYS,
  securityText,
} from './security-text.ts';

const DAY_MS = 24 * 60 * 60_000;
const now = new Date('2026-03-01T15:30:00Z');
const text = securityText({
  email: 'security@firm.example',
  origin: 'https://www.firm.example',
  now,
});

test('security.txt has contact, expiry and its own address', () => {
  expect(text).toBe(`Contact: mailto:security@firm.example
Expires: 2026-08-28T00:00:00Z
Preferred-Languages: en
Canonical: https://www.firm.example/.well-known/security.txt
`);
  expect(SECURITY_TEXT_DAYS).toBeLessThan(365);
});

test('security.txt expires soon in its last month, or if its date cannot be read', () => {
  const notice = Date.parse('2026-08-28T00:00:00Z') - SECURITY_TEXT_NOTICE_DAYS * DAY_MS;
  expect(expiresSoon(text, now)).toBe(false);
  expect(expiresSoon(text, new Date(notice - 1))).toBe(false);
  expect(expiresSoon(text, new Date(notice))).toBe(true);
  expect(expiresSoon(text, new Date('2030-01-01'))).toBe(true);
  for (const broken of ['', 'Contact: x', 'Expires: some day soon'])
    expect(expiresSoon(broken, now)).toBe(true);
});
