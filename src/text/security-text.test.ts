import { expect, test } from 'vitest';
import { SECURITY_TEXT_DAYS, securityText } from './security-text.ts';

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
