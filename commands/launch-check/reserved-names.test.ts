import { expect, test } from 'vitest';
import { isReserved } from './reserved-names.ts';

test.each([
  'https://www.northbar.example',
  'https://northbar.example/path',
  'http://localhost:4321',
  'https://www.example.com',
  'hello@northbar.example',
  'ada@example.org',
  '(813) 555-0142',
  'tel:+18135550100',
  '813.555.0199',
  'https://www.linkedin.com/company/northbar-example',
  'https://www.linkedin.com/in/ada-example/',
  'https://x.com/example',
])('%s can only be a sample', (text) => expect(isReserved(text)).toBe(true));

test.each([
  'https://www.examples.com',
  'https://example.law',
  'https://testing.com',
  'hello@firm-example.com',
  '(813) 555-0042',
  '(813) 555-0242',
  'tel:+18135501424',
  'https://www.linkedin.com/company/harbor-law',
  'https://www.linkedin.com/company/examples-and-more',
  'no address at all',
  '',
])('%s can be real', (text) => expect(isReserved(text)).toBe(false));
