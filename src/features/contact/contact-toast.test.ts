import { expect, test } from 'vitest';
import { contactToast } from './contact-toast.ts';

const PHONE = '(813) 555-0142';
const failed = (status: number, error?: string) => ({ ok: false, status, error, fields: {} }) as const;
const FAILED = {
  title: 'Submission Failed',
  text: 'Please try again or call us directly at (813) 555-0142',
  tone: 'destructive',
};

test.each([
  [{ message: 'We will call you.' }, 'We will call you.'],
  [{}, 'Someone from our team will contact you within 24 hours'],
  [{ message: '' }, 'Someone from our team will contact you within 24 hours'],
  [{ message: 7 }, 'Someone from our team will contact you within 24 hours'],
])('success with %j', (body, text) => {
  expect(contactToast({ ok: true, status: 200, body }, PHONE)).toEqual({
    title: 'Thank You!',
    text,
    link: { label: 'What happens next', href: '/contact/thank-you' },
  });
});

test('where times are offered, the link leads to them by the clock of this device', () => {
  const answer = { ok: true, status: 200, body: { page: '/contact/thank-you?booking=a.b.c' } } as const;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(contactToast(answer, PHONE).link).toEqual({
    label: 'Choose a time',
    href: `/contact/thank-you?booking=a.b.c&zone=${timeZone}#times`,
  });
  const next = { label: 'What happens next', href: '/contact/thank-you' };
  expect(contactToast(answer, PHONE, false).link).toEqual(next);
});

test.each([
  ['Wait 3 minutes.', 'Wait 3 minutes.'],
  [undefined, 'Please try again later'],
  ['', 'Please try again later'],
])('429 with the words %j', (error, text) => {
  expect(contactToast(failed(429, error), PHONE)).toEqual({
    title: 'Too Many Submissions',
    text,
    tone: 'destructive',
  });
});

test.each([0, 400, 403, 413, 500, 502])('status %i is a failure, whatever the server says', (status) => {
  expect(contactToast(failed(status, 'Database is down'), PHONE)).toEqual(FAILED);
});
