import { expect, test } from 'vitest';
import { httpErrors } from './errors.ts';

const texts = httpErrors('(813) 555-0142', 'https://www.northbar.example');
const call = 'call us directly at (813) 555-0142.';

test.each([
  [1, '1 minute'],
  [61, '2 minutes'],
  [3600, '1 hour'],
  [3601, '2 hours'],
])('too many requests: %i seconds of waiting are written as %s', (seconds, wait) => {
  expect(texts.tooMany(seconds).message).toBe(
    `Too many requests from your network. Please try again in ${wait} or ${call}`,
  );
});
