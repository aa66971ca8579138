// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastRegion } from '../../ui/toast.tsx';
import { tellForm } from '../forms/tell-form.ts';
import { ContactForm } from './contact-form.tsx';
import { CONTACT_FIELDS } from './fields.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const RIGHT = { name: 'Dana', email: 'dana@firm.example', phone: '8135550199', firmName: 'Rowe' };
type Name = keyof typeof CONTACT_FIELDS;
const control = (name: Name) => screen.getByLabelText<HTMLInputElement>(CONTACT_FIELDS[name].label);
/** Typed as a browser does it: the form hears of it too. */
const type = (name: Name, value: string) => {
  control(name).value = value;
  fireEvent.input(control(name));
};
const submit = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);
const summary = () => document.querySelector('[data-error-summary]');
const errorOf = (name: Name) => document.querySelector(`#page-${name}-error`)?.textContent;

function show() {
  return render(
    <>
      <ContactForm prefix="page" phone="(813) 555-0142" backend={{ address: '', key: 'key' }} />
      <ToastRegion />
    </>,
  );
}
function answer(status: number, body: object) {
  const calls: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_: string, { body: sent }: { body: string }) => {
    calls.push(JSON.parse(sent));
    return new Response(JSON.stringify(body), { status });
  });
  return calls;
}

test('a refused attempt: the summary has the focus, says what to put in, and leads to each field', () => {
  show();
  expect(summary()).toBeNull();
  submit();
  expect(document.activeElement).toBe(summary());
  expect(screen.getByRole('region', { name: '4 fields need a correction' })).toBe(summary());
  expect([...(summary()?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual([
    'Full Name: enter your name',
    'Email Address: enter an address like name@firm.com',
    'Phone Number: enter a number with its area code',
    'Law Firm Name: enter the name of your firm',
  ]);
  fireEvent.click(screen.getByText('Phone Number: enter a number with its area code'));
  expect(document.activeElement).toBe(control('phone'));
  expect(location.hash).toBe('');
});

test('a message leaves as soon as its field is right, and none appears while somebody types', () => {
  show();
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

test('who corrects a field keeps the focus in it', () => {
  show();
  submit();
  for (const name of ['name', 'email'] as const) {
    control(name).focus();
    type(name, RIGHT[name]);
    expect(document.activeElement).toBe(control(name));
  }
  submit();
  expect(document.activeElement).toBe(summary());
});

test('nothing of a message speaks by itself: the summary has the focus, the region of the toasts the word', () => {
  show();
  submit();
  const speaking = [...document.querySelectorAll('[aria-live], [role=alert], [role=status]')];
  expect(speaking).toEqual([document.querySelector('[data-busy]'), document.querySelector('[data-toasts]')]);
  expect(speaking.map(({ textContent }) => textContent)).toEqual(['', '']);
});

test('a dialog opened again shows no message of before; what was typed stays', () => {
  render(
    <dialog open>
      <ContactForm prefix="page" phone="" backend={{ address: '', key: 'key' }} />
    </dialog>,
  );
  type('name', 'Dana');
  submit();
  expect(errorOf('email')).toBe('Invalid email address');
  fireEvent(document.querySelector('dialog') as HTMLElement, new Event('close'));
  expect(summary()).toBeNull();
  expect([errorOf('email'), errorOf('phone')]).toEqual(['', '']);
  expect(control('name').value).toBe('Dana');
});

test('a new attempt takes the message of the last away before it is answered', async () => {
  answer(500, {});
  show();
  for (const [name, value] of Object.entries(RIGHT)) type(name as Name, value);
  submit();
  expect(await screen.findByText('Submission Failed')).toBeTruthy();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  submit();
  expect(screen.queryByText('Submission Failed')).toBeNull();
});

test('on a page of its own the focus goes to what happens next', async () => {
  answer(200, {});
  show();
  for (const [name, value] of Object.entries(RIGHT)) type(name as Name, value);
  submit();
  const link = await screen.findByText('What happens next');
  expect(link.getAttribute('href')).toBe('/contact/thank-you');
  expect(document.activeElement).toBe(link);
  expect(control('name').value).toBe('');
});

test('what was chosen is shown and sent; removed, it is neither', async () => {
  const calls = answer(500, {});
  show();
  const line = () => screen.getByText('Remove').closest('p');
  const form = document.querySelector('form') as HTMLFormElement;
  expect(line()?.hidden).toBe(true);
  tellForm(form, { source: 'pricing: Growth', subject: 'Growth package' });
  expect(line()?.textContent).toBe('You asked about: Growth packageRemove');
  expect(line()?.hidden).toBe(false);
  for (const [name, value] of Object.entries(RIGHT)) type(name as Name, value);
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

test('a control without a choice leaves none of before', () => {
  show();
  const form = document.querySelector('form') as HTMLFormElement;
  tellForm(form, { subject: 'Growth package' });
  tellForm(form, { source: 'header' });
  expect(form.querySelector<HTMLInputElement>('[name=subject]')?.value).toBe('');
  expect(screen.getByText('Remove').closest('p')?.hidden).toBe(true);
});
