import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { ToastRegion } from '../../ui/toast.tsx';
import type { Analysis } from './analysis.ts';
import { scorecardPageSchema } from './page-schema.ts';
import type { ProfileFacts } from './profile-facts.ts';
import { Scorecard } from './scorecard.tsx';

export const { scorecard: words } = readContentFile(
  inContent('tools/gmb-scorecard.yaml'),
  scorecardPageSchema,
).data;
export const BACKEND = { address: '', key: 'public-anon-key' };
const FACTS: ProfileFacts = {
  profileCompleteness: 85,
  photoCount: 20,
  reviewCount: 9,
  hasWebsite: true,
  hasHours: true,
  hasDescription: true,
  hasPosts: false,
};

/** What is kept of those facts: none of them was put in. */
export const SIMULATED_TEXT = [
  'completeness=85',
  'photos=20',
  'reviews=9',
  'website=yes',
  'hours=yes',
  'description=yes',
  'posts=no',
]
  .map((figure) => `${figure}-simulated`)
  .join('&');

type Settle = { resolve(analysis: Analysis): void; reject(error: Error): void };
export let analysis: Settle;
const heldAnalysis = () =>
  new Promise<Analysis>((resolve, reject) => (analysis = { resolve, reject }));
export let answer: (response: Response | Error) => void;
export const calls: { url: string; body: Record<string, unknown> }[] = [];

/** Each file that tests the tool says so: a fixture is read once for all files of a worker. */
export function toolOpensAnew() {
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
  afterEach(cleanup);
}

export function open(backend = BACKEND, isBegun = false) {
  // happy-dom does not fill a template that React renders
  const frame = document.createElement('div');
  frame.innerHTML = renderToStaticMarkup(<ToastRegion />);
  document.body.replaceChildren(frame);
  return render(
    <Scorecard words={words} backend={backend} analysis={heldAnalysis} isBegun={isBegun} />,
  );
}
export const input = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
export const type = (label: string, value: string) =>
  fireEvent.change(input(label), { target: { value } });
export const submit = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);
export const heading = () => document.getElementById('tool-heading')?.textContent;
/** It takes the focus once the view has been drawn. */
export const headingHasFocus = () =>
  vi.waitFor(() => expect(document.activeElement?.id).toBe('tool-heading'));
export const toast = () =>
  [...document.querySelectorAll('[data-toasts] p')].map((line) => line.textContent);
export const settle = (work: () => void) =>
  act(async () => {
    work();
    await Promise.resolve();
  });
export function start() {
  type('Business Name *', ' Nunez & Co ');
  type('Email Address *', 'ada@firm.example');
  submit();
}
export const finish = () => settle(() => analysis.resolve({ found: FACTS }));
/** The tool with a result of those facts. */
export async function openResult(backend = BACKEND) {
  open(backend);
  start();
  await finish();
}
