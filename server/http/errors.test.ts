import { expect, test } from 'vitest';
import { httpErrors } from './errors.ts';

const texts = httpErrors('(813) 555-0142', 'https://www.northbar.example');
const call = 'call us directly at (813) 555-0142.';
const go = `Please go to https://www.northbar.example or ${call}`;

test.each([
  [texts.notFound, 404, `There is nothing at this address. ${go}`],
  [texts.wrongMethod, 405, `This address only accepts form submissions. ${go}`],
  [texts.wrongType, 415, `This request is not in a form we can read. ${go}`],
  [texts.foreignOrigin, 403, `This request came from another website. ${go}`],
  [texts.tooLarge, 413, `This request is too long. Please shorten it or ${call}`],
  [texts.unreadable, 400, `This request could not be read. Please try again or ${call}`],
  [texts.failed, 500, `Your request could not be saved. Please try again or ${call}`],
  [texts.invalid({}), 400, 'Please correct the marked fields and send the form again.'],
  [
    texts.tooMany(1),
    429,
    `Too many requests from your network. Please try again in 1 minute or ${call}`,
  ],
  [
    texts.tooMany(61),
    429,
    `Too many requests from your network. Please try again in 2 minutes or ${call}`,
  ],
  [
    texts.tooMany(3600),
    429,
    `Too many requests from your network. Please try again in 1 hour or ${call}`,
  ],
  [
    texts.tooMany(3601),
    429,
    `Too many requests from your network. Please try again in 2 hours or ${call}`,
  ],
  [texts.tooBusy(5), 503, `We are getting more requests than we can take in. Please ${call}`],
  [
    texts.repeated(5),
    429,
    `We have already received this request and will answer it. To add to it, please ${call}`,
  ],
])('%o', (error, status, message) => {
  expect(error).toMatchObject({ status, message });
});
