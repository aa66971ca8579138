import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ReadyHtml } from '../../ui/ready-html.tsx';
import { ToastRegion } from '../../ui/toast.tsx';
import { SentTemplate } from '../booking/sent-template.tsx';
import { describeRequest } from '../forms/form-request.ts';
import { contactFormHtml } from './contact-form-html.ts';
import { CONTACT_FIELDS } from './fields.ts';
import { contactToast, enhanceContactForm } from './send-contact.ts';

// @vitest-environment happy-dom

afterEach(() => document.body.replaceChildren());

const RIGHT = { name: 'Dana', email: 'dana@firm.example', phone: '8135550199', firmName: 'Rowe' };
type Name = keyof typeof CONTACT_FIELDS;
const control = (name: Name) => screen.getByLabelText<HTMLInputElement>(CONTACT_FIELDS[name].label);
const type = (name: Name, value: string) => {
  control(name).value = value;
  fireEvent.input(control(name));
};
const submit = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);
const typeAll = () => {
  for (const [name, value] of Object.entries(RIGHT)) type(name as Name, value);
};
const summary = () => document.querySelector('[data-error-summary]:not([hidden])');
const errorOf = (name: Name) => document.querySelector(`#page-${name}-error`)?.textContent;

const HTML = contactFormHtml({
  prefix: 'page',
  phone: '(813) 555-0142',
  backend: { address: '', key: 'key' },
  script: '/assets/lead-forms.js',
});
const FORM = <ReadyHtml html={String(HTML)} />;

/** Renders the form and runs its script. */
function showForm(page: ReactNode = FORM) {
  document.body.innerHTML = renderToStaticMarkup(page) + renderToStaticMarkup(<ToastRegion />);
  const form = document.querySelector('form') as HTMLFormElement;
  enhanceContactForm(form);
  return form;
}
function stubAnswer(status: number, body: object) {
  const calls: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_: string, { body: sent }: { body: string }) => {
    calls.push(JSON.parse(sent));
    return new Response(JSON.stringify(body), { status });
  });
  return calls;
}

test('after a refused attempt the summary has the focus and links to each required field', () => {
  showForm();
  expect(summary()).toBeNull();
  submit();
  expect(document.activeElement).toBe(summary());
  expect(screen.getByRole('region', { name: '4 fields need a correction' })).toBe(summary());
  const links = [...document.querySelectorAll('[data-error-summary] a')];
  expect(links.map((link) => link.textContent)).toEqual([
    'Full Name: enter your name',
    'Email Address: enter an address like name@firm.com',
    'Phone Number: enter a number with its area code',
    'Law Firm Name: enter the name of your firm',
  ]);
  fireEvent.click(screen.getByText('Phone Number: enter a number with its area code'));
  expect(document.activeElement).toBe(control('phone'));
  expect(location.hash).toBe('');
});

test('a message disappears once its field is valid, and no message appears while typing', () => {
  showForm();
  submit();
  type('email', 'dana@');
  expect(errorOf('email')).toBe('Invalid email address');
  type('message', 'x'.repeat(1001));
  expect(errorOf('message')).toBe('');
  type('email', RIGHT.email);
  expect([errorOf('email'), control('email').getAttribute('aria-invalid')]).toEqual(['', null]);
  expect(screen.getByText('Email Address: corrected').closest('a')).toBeNull();
  expect(screen.getByText('3 fields need a correction')).toBeTruthy();
  type('email', 'dana');
  expect(errorOf('email')).toBe('');
  for (const name of ['name', 'phone', 'firmName'] as const) type(name, RIGHT[name]);
  expect(screen.getByText('All corrected. Send the form again.')).toBeTruthy();
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});

test('the focus stays in a field that is corrected', () => {
  showForm();
  submit();
  for (const name of ['name', 'email'] as const) {
    control(name).focus();
    type(name, RIGHT[name]);
    expect(document.activeElement).toBe(control(name));
  }
  submit();
  expect(document.activeElement).toBe(summary());
});

test('a reopened dialog shows no old message; typed values stay', () => {
  showForm(<dialog open>{FORM}</dialog>);
  type('name', 'Dana');
  submit();
  expect(errorOf('email')).toBe('Invalid email address');
  fireEvent(document.querySelector('dialog') as HTMLElement, new Event('close'));
  expect(summary()).toBeNull();
  expect([errorOf('email'), errorOf('phone')]).toEqual(['', '']);
  expect(control('name').value).toBe('Dana');
});

test('a new attempt removes the old message before the answer', async () => {
  stubAnswer(500, {});
  showForm();
  typeAll();
  control('name').focus();
  submit();
  expect(await screen.findByText('Submission Failed')).toBeTruthy();
  expect(document.activeElement).toBe(control('name'));
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  submit();
  expect(screen.queryByText('Submission Failed')).toBeNull();
});

test('on the contact page a sent form becomes the panel, whose heading has the focus', async () => {
  stubAnswer(200, { message: 'We will call you.' });
  showForm([FORM, <SentTemplate key="sent" />]);
  typeAll();
  submit();
  const heading = await screen.findByText('Your request is sent.');
  expect(document.activeElement).toBe(heading);
  expect(document.querySelector('form')).toBeNull();
  expect(screen.getByText('What happens next').getAttribute('href')).toBe('/contact/thank-you');
  expect(screen.getByText('We will call you.')).toBeTruthy();
});

test('a choice is shown and sent until it is removed', async () => {
  const calls = stubAnswer(500, {});
  const form = showForm();
  const line = () => screen.getByText('Remove').closest('p');
  expect(line()?.hidden).toBe(true);
  describeRequest(form, { source: 'pricing: Growth', subject: 'Growth package' });
  expect(line()?.textContent).toBe('You asked about: Growth packageRemove');
  expect(line()?.hidden).toBe(false);
  typeAll();
  submit();
  await screen.findByText('Submission Failed');
  expect(calls.at(-1)).toMatchObject({ source: 'pricing: Growth', subject: 'Growth package' });
  fireEvent.click(screen.getByText('Remove'));
  expect(line()?.hidden).toBe(true);
  expect(document.activeElement).toBe(control('name'));
  submit();
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).not.toHaveProperty('subject');
});

test('a control without a choice removes an earlier choice', () => {
  const form = showForm();
  describeRequest(form, { subject: 'Growth package' });
  describeRequest(form, { source: 'header' });
  expect(form.querySelector<HTMLInputElement>('[name=subject]')?.value).toBe('');
  expect(screen.getByText('Remove').closest('p')?.hidden).toBe(true);
});

const THANKS = 'We have it and will call you.';
const LATER = 'Please try again later';
const FAILED = 'Please try again or call us directly at (813) 555-0142';
const sent = (body: Record<string, unknown>) => ({ ok: true, status: 200, body }) as const;
const failed = (status: number, error?: string) =>
  ({ ok: false, status, error, fields: {} }) as const;

test.each([
  [sent({ message: 'We will call you.' }), 'Thank You!', 'We will call you.'],
  [sent({}), 'Thank You!', THANKS],
  [sent({ message: 7 }), 'Thank You!', THANKS],
  [failed(429, 'Wait 3 minutes.'), 'Too Many Submissions', 'Wait 3 minutes.'],
  [failed(429, ''), 'Too Many Submissions', LATER],
  [failed(400, 'x'), 'Submission Failed', FAILED],
  [failed(0), 'Submission Failed', FAILED],
])('the answer %j is shown as %s', (answer, title, text) => {
  const tone = answer.ok ? undefined : 'destructive';
  const toast = contactToast(answer, { phone: '(813) 555-0142', thanks: THANKS });
  expect(toast).toEqual({ title, text, tone });
});
