import { expect, test } from 'vitest';
import { isPublicOrigin, isReserved } from './reserved-names.ts';

test.each([
  'https://www.northbar.example',
  'http://localhost:4321',
  'https://www.example.com',
  'hello@northbar.example',
  '(813) 555-0142',
  'tel:+18135550100',
  '813.555.0199',
  'https://www.linkedin.com/company/northbar-example',
  'https://www.linkedin.com/in/ada-example/',
])('%s can only be a sample', (text) => expect(isReserved(text)).toBe(true));

test.each([
  'https://www.examples.com',
  'https://example.law',
  'hello@firm-example.com',
  '(813) 555-0042',
  'tel:+18135501424',
  'https://www.linkedin.com/company/harbor-law',
  'no address at all',
  '',
])('%s can be real', (text) => expect(isReserved(text)).toBe(false));

test.each([
  'https://www.northbar.example',
  'https://WWW.Northbar.EXAMPLE',
  'https://www.northbar.example.',
  'https://www.northbar.example:8443',
  'http://localhost:4321',
  'http://127.0.0.1:4321',
  'http://[::1]:4321',
  'http://0.0.0.0',
  'http://192.168.178.20',
  'http://203.0.113.7',
  'http://[fd00::7]',
  'http://[2001:db8::1]',
  'http://printer.local',
  'http://web',
  'https://xn--bcher-kva.example',
  'https://www.example.com',
])('%s is not public', (origin) => expect(isPublicOrigin(origin)).toBe(false));

test.each([
  'https://harbor.law',
  'https://HARBOR.LAW',
  'https://harbor.law.',
  'http://harbor.law',
  'https://bücher.law',
  'https://northbar.example.law',
  'https://example.law',
  'https://myexample.com',
  'https://localhost.law',
  'https://northbar.local.law',
  'http://8.8.8.8',
  'http://172.32.0.1',
  'http://127.0.0.1.law',
  'http://[2606:4700::1]',
  'no address',
  '',
])('%s is public', (origin) => expect(isPublicOrigin(origin)).toBe(true));
