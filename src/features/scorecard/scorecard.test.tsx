// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import {
  analysis,
  answer,
  BACKEND,
  calls,
  finish,
  heading,
  headingHasFocus,
  input,
  open,
  openResult,
  settle,
  start,
  submit,
  toast,
  toolOpensAnew,
  type,
  words,
} from './opened-tool.fixture.tsx';
import { Scorecard } from './scorecard.tsx';

toolOpensAnew();

test('wrong fields are named, the summary has the focus, and nothing is analyzed', () => {
  open();
  type('Google Business Profile URL (Optional)', 'on Google Maps');
  submit();
  const summary = screen.getByRole('region', { name: '3 fields need a correction' });
  expect(document.activeElement).toBe(summary);
  expect(screen.getByText('Business name is required')).toBeTruthy();
  expect(screen.getByText('Invalid email address')).toBeTruthy();
  expect(screen.getByText('Please enter a valid URL')).toBeTruthy();
  expect(input('Email Address *').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Analyzing...')).toBeNull();
});

test('while it is analyzed the button says so; the result comes with its title, noindex and focus', async () => {
  open();
  start();
  const button = screen.getByRole('button', { name: 'Analyzing...' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  submit();
  await finish();
  expect(heading()).toBe('Nunez & Co: a sample result.');
  await headingHasFocus();
  expect(document.title).toBe('GMB Scorecard Result: 84 of 100 | Northbar');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(
    screen.getByText('Sample analysis: these figures are simulated and were not read from Google.'),
  ).toBeTruthy();
});

test('the call carries the documented body and where it came from, once', async () => {
  open();
  const hidden = document.querySelector<HTMLInputElement>('form [name=site]') as HTMLInputElement;
  // What a program does that fills in whatever it finds.
  hidden.value = 'https://spam.example';
  start();
  await finish();
  expect(calls).toHaveLength(1);
  const { submissionId, fillMs, site, ...body } = calls[0]?.body ?? {};
  expect(site).toBe('https://spam.example');
  expect(calls[0]?.url).toBe('/functions/v1/submit-gmb-scorecard');
  expect(submissionId).toMatch(/^[\w-]{8,}$/);
  expect(fillMs).toBeGreaterThan(0);
  expect(body).toEqual({
    businessName: 'Nunez & Co',
    email: 'ada@firm.example',
    gmbUrl: null,
    overallScore: 84,
    profileCompleteness: 85,
    photoCount: 20,
    reviewCount: 9,
    hasWebsite: true,
    hasHours: true,
    hasDescription: true,
    hasPosts: false,
    source: 'gmb-scorecard',
    page: location.pathname,
    landing: location.pathname,
  });
});

describe('toasts', () => {
  const WARNING = [
    'Warning',
    "Analysis complete, but we couldn't save your submission. You can still view your results.",
  ];

  test('saved', async () => {
    await openResult();
    expect(toast()).toEqual([]);
    await settle(() => answer(new Response('{}', { status: 200 })));
    await vi.waitFor(() =>
      expect(toast()).toEqual(['Analysis Complete!', 'Your GMB scorecard is ready.']),
    );
  });

  test.each([['500', new Response('{}', { status: 500 })]])(
    'not saved: %s; the result stays',
    async (_, response) => {
      await openResult();
      await settle(() => answer(response));
      await vi.waitFor(() => expect(toast()).toEqual(WARNING));
      expect(heading()).toMatch(/^Nunez & Co:/);
    },
  );

  test('a backend without a key counts as not saved', async () => {
    await openResult({ address: '', key: '' });
    await vi.waitFor(() => expect(toast()).toEqual(WARNING));
    expect([heading(), calls.length]).toEqual(['Nunez & Co: a sample result.', 0]);
  });

  test('an analysis that fails leads back to the form with its values', async () => {
    open();
    screen.getByRole('button', { name: 'Analyze My Profile' }).focus();
    start();
    await settle(() => analysis.reject(new Error('no')));
    expect(toast()).toEqual(['Error', 'Failed to analyze profile. Please try again.']);
    expect(input('Business Name *').value).toBe(' Nunez & Co ');
    expect(document.activeElement?.textContent).toBe('Analyze My Profile');
    expect(calls).toEqual([]);
    submit();
    await finish();
    expect(heading()).toMatch(/^Nunez & Co:/);
  });

  test('a slow backend does not keep the visitor waiting for the words', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    await openResult();
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(toast()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(toast()).toEqual(['Analysis Complete!', 'Your GMB scorecard is ready.']);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await settle(() => answer(new Response('{}', { status: 200 })));
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect(toast()).toEqual([]);
  });

  test('that it was not saved after all is said when it is known', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    await openResult();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await settle(() => answer(new Response('{}', { status: 500 })));
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect(toast()).toEqual(WARNING);
  });

  test('about a result that is gone nothing is said', async () => {
    await openResult();
    fireEvent.click(screen.getByRole('button', { name: 'Check Another Profile' }));
    await settle(() => answer(new Response('{}', { status: 500 })));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(toast()).toEqual([]);
  });

  test('its message goes with it', async () => {
    await openResult();
    await settle(() => answer(new Response('{}', { status: 200 })));
    await vi.waitFor(() => expect(toast()[0]).toBe('Analysis Complete!'));
    fireEvent.click(screen.getByRole('button', { name: 'Check Another Profile' }));
    expect(toast()).toEqual([]);
  });
});

test('Check Another Profile: an empty form, the sample, the first title, no robots, nothing kept', async () => {
  await openResult();
  fireEvent.click(screen.getByRole('button', { name: 'Check Another Profile' }));
  expect(input('Business Name *').value).toBe('');
  expect(document.title).toBe('Scorecard | Northbar');
  expect([
    document.querySelector('meta[name=robots]'),
    localStorage.getItem('scorecard-result'),
  ]).toEqual([null, null]);
  await headingHasFocus();
  expect(document.getElementById('sample-heading')?.textContent).toBe(
    'Whitfield & Cole: solid profile, silent feed.',
  );
  expect(document.querySelector('.score-figure')?.textContent).toBe('71/100');
  start();
  await finish();
  expect(calls).toHaveLength(2);
});

test('the server renders the form and the sample of 71 with its sum', () => {
  document.body.innerHTML = renderToStaticMarkup(<Scorecard words={words} backend={BACKEND} />);
  expect(document.querySelectorAll('form input:not([hidden])')).toHaveLength(3);
  const texts = (rows: string) =>
    [...document.querySelectorAll(rows)].map((row) => row.textContent);
  expect(texts('tr').slice(-3)).toEqual([
    'Posts0',
    'Seven parts, added495',
    'Divided by seven, rounded71',
  ]);
  expect(texts('.score-row').slice(1, 4)).toEqual([
    'Photos12 of 20Warning',
    'Reviews8 of 50Bad',
    'WebsitelinkedGood',
  ]);
});
