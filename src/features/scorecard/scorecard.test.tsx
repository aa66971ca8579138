// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readContentFile } from '../../content/read-content.ts';
import { ToastRegion } from '../../ui/toast.tsx';
import { scorecardPageSchema } from './page-schema.ts';
import type { ProfileFacts } from './profile-facts.ts';
import { Scorecard } from './scorecard.tsx';

const { scorecard: words } = readContentFile('content/tools/gmb-scorecard.yaml', scorecardPageSchema).data;
const BACKEND = { address: '', key: 'public-anon-key' };
const FACTS: ProfileFacts = {
  profileCompleteness: 85,
  photoCount: 20,
  reviewCount: 9,
  hasWebsite: true,
  hasHours: true,
  hasDescription: true,
  hasPosts: false,
};

type Settle = { resolve(facts: ProfileFacts): void; reject(error: Error): void };
let analysis: Settle;
const heldAnalysis = () => new Promise<ProfileFacts>((resolve, reject) => (analysis = { resolve, reject }));
let answer: (response: Response | Error) => void;
const calls: { url: string; body: Record<string, unknown> }[] = [];

beforeEach(() => {
  document.head.innerHTML = '<meta property="og:site_name" content="Northbar">';
  document.title = 'Scorecard | Northbar';
  localStorage.clear();
  calls.length = 0;
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    calls.push({ url, body: JSON.parse(body) });
    return new Promise((resolve, reject) => {
      answer = (response) => (response instanceof Error ? reject(response) : resolve(response));
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
function open(backend = BACKEND) {
  // happy-dom does not fill a template that React renders
  const frame = document.createElement('div');
  frame.innerHTML = renderToStaticMarkup(<ToastRegion />);
  document.body.replaceChildren(frame);
  return render(<Scorecard words={words} backend={backend} analysis={heldAnalysis} />);
}
const input = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const submit = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);
const heading = () => document.getElementById('tool-heading')?.textContent;
/** It takes the focus once the view has been drawn. */
const headingHasFocus = () => vi.waitFor(() => expect(document.activeElement?.id).toBe('tool-heading'));
const toast = () => [...document.querySelectorAll('[data-toasts] p')].map((line) => line.textContent);
const settle = (work: () => void) =>
  act(async () => {
    work();
    await Promise.resolve();
  });
function start() {
  type('Business Name *', ' Nunez & Co ');
  type('Email Address *', 'ada@firm.example');
  submit();
}
const finish = () => settle(() => analysis.resolve(FACTS));

test('wrong fields are named, the first one has the focus, and nothing is analyzed', () => {
  open();
  type('Google Business Profile URL (Optional)', 'g.page');
  submit();
  expect(screen.getByText('Business name is required')).toBeTruthy();
  expect(screen.getByText('Invalid email address')).toBeTruthy();
  expect(screen.getByText('Please enter a valid URL')).toBeTruthy();
  expect(document.activeElement).toBe(input('Business Name *'));
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
  expect(heading()).toBe('Nunez & Co: photos in place, silent feed.');
  await headingHasFocus();
  expect(document.title).toBe('GMB Scorecard Result: 84 of 100 | Northbar');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(
    screen.getByText('Sample analysis: these figures are simulated and were not read from Google.'),
  ).toBeTruthy();
});

test('the call carries the documented body and where it came from, once', async () => {
  open();
  start();
  await finish();
  expect(calls).toHaveLength(1);
  const { submissionId, ...body } = calls[0]?.body ?? {};
  expect(calls[0]?.url).toBe('/functions/v1/submit-gmb-scorecard');
  expect(submissionId).toMatch(/^[\w-]{8,}$/);
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
  });
});

describe('toasts', () => {
  const WARNING = [
    'Warning',
    "Analysis complete, but we couldn't save your submission. You can still view your results.",
  ];

  test('saved', async () => {
    open();
    start();
    await finish();
    expect(toast()).toEqual([]);
    await settle(() => answer(new Response('{}', { status: 200 })));
    await vi.waitFor(() => expect(toast()).toEqual(['Analysis Complete!', 'Your GMB scorecard is ready.']));
  });

  test.each([
    ['500', new Response('{}', { status: 500 })],
    ['429', new Response('{"error":"Wait."}', { status: 429 })],
    ['no network', new TypeError('network')],
  ])('not saved: %s; the result stays', async (_, response) => {
    open();
    start();
    await finish();
    await settle(() => answer(response));
    await vi.waitFor(() => expect(toast()).toEqual(WARNING));
    expect(heading()).toMatch(/^Nunez & Co:/);
  });

  test('a backend without a key counts as not saved', async () => {
    open({ address: '', key: '' });
    start();
    await finish();
    await vi.waitFor(() => expect(toast()).toEqual(WARNING));
    expect([heading(), calls.length]).toEqual(['Nunez & Co: photos in place, silent feed.', 0]);
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

  test('about a result that is gone nothing is said', async () => {
    open();
    start();
    await finish();
    fireEvent.click(screen.getByRole('button', { name: 'Check Another Profile' }));
    await settle(() => answer(new Response('{}', { status: 500 })));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(toast()).toEqual([]);
  });

  test('its message goes with it', async () => {
    open();
    start();
    await finish();
    await settle(() => answer(new Response('{}', { status: 200 })));
    await vi.waitFor(() => expect(toast()[0]).toBe('Analysis Complete!'));
    fireEvent.click(screen.getByRole('button', { name: 'Check Another Profile' }));
    expect(toast()).toEqual([]);
  });
});

test('Check Another Profile: an empty form, the sample, the first title, no robots', async () => {
  open();
  start();
  await finish();
  fireEvent.click(screen.getByRole('button', { name: 'Check Another Profile' }));
  expect(input('Business Name *').value).toBe('');
  expect(document.title).toBe('Scorecard | Northbar');
  expect(document.querySelector('meta[name=robots]')).toBeNull();
  await headingHasFocus();
  expect(document.getElementById('sample-heading')?.textContent).toBe(
    'Whitfield & Cole: solid profile, silent feed.',
  );
  expect(document.querySelector('.score-figure')?.textContent).toBe('71/100');
  start();
  await finish();
  expect(calls).toHaveLength(2);
});

describe('on the device', () => {
  const KEY = 'scorecard-result';
  const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null')?.value;
  /** A later visit, whose page's script has asked for the tool. */
  const comeBack = () => {
    cleanup();
    const { container } = open();
    return container;
  };
  const arriving = () => {
    document.documentElement.setAttribute('data-arriving', '');
  };

  test('a result is kept without the email address, and the next visit begins with it', async () => {
    vi.setSystemTime('2025-11-15T10:00');
    open();
    start();
    await finish();
    expect(kept()).toEqual({ businessName: 'Nunez & Co', facts: FACTS });
    vi.setSystemTime('2025-11-22T10:00');
    arriving();
    comeBack();
    expect(heading()).toBe('Nunez & Co: photos in place, silent feed.');
    expect(screen.getAllByText(/^Your result of November 15/)).toHaveLength(2);
    expect(calls).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Clear what is kept on this device' }));
    expect([localStorage.getItem(KEY), heading()]).toEqual([null, 'Whose profile is it?']);
    expect(toast()).toEqual(['Cleared', 'Nothing of this tool is kept on this device.']);
  });

  test('hands that use the form already are not given what is kept', async () => {
    open();
    start();
    await finish();
    comeBack();
    expect(heading()).toBe('Whose profile is it?');
  });

  test('Check Another Profile takes it away', async () => {
    open();
    start();
    await finish();
    fireEvent.click(screen.getByRole('button', { name: 'Check Another Profile' }));
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test.each([
    null,
    {},
    { businessName: 'N', facts: FACTS },
    { businessName: 'Nunez', facts: { ...FACTS, photoCount: -1 } },
    { businessName: 'Nunez', facts: { ...FACTS, profileCompleteness: 101 } },
    { businessName: 'Nunez', facts: { ...FACTS, hasPosts: 'yes' } },
  ])('what is none of ours is not shown: %j', (value) => {
    localStorage.setItem(KEY, JSON.stringify({ version: 1, at: 1, value }));
    arriving();
    open();
    expect([heading(), localStorage.getItem(KEY)]).toEqual(['Whose profile is it?', null]);
  });
});

test('the server renders the form and the sample of 71 with its sum', () => {
  const html = renderToStaticMarkup(<Scorecard words={words} backend={BACKEND} />);
  document.body.innerHTML = html;
  expect(document.querySelectorAll('form input')).toHaveLength(3);
  const rows = [...document.querySelectorAll('tr')].map((row) => row.textContent);
  expect(rows).toEqual([
    'Completeness95',
    'Photos100',
    'Reviews100',
    'Website100',
    'Hours100',
    'Description0',
    'Posts0',
    'Seven parts, added495',
    'Divided by seven, rounded71',
  ]);
  expect([...document.querySelectorAll('.score-row')].map((row) => row.textContent)).toEqual([
    'Completeness95%Good',
    'Photos12 of 20Warning',
    'Reviews8 of 50Bad',
    'WebsitelinkedGood',
    'HourslistedGood',
    'DescriptionmissingBad',
    'PostsnoneWarning',
  ]);
});
