// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readInUse } from '../../../tests/support/content-in-use.ts';
import { ToastRegion } from '../../ui/toast.tsx';
import type { Analysis } from './analysis.ts';
import { scorecardPageSchema } from './page-schema.ts';
import { READING } from './reading.fixture.ts';
import { SAMPLE_FACTS } from './score.ts';
import { Scorecard } from './scorecard.tsx';

const { scorecard: copy } = readInUse('tools/gmb-scorecard.yaml', scorecardPageSchema);
const FORM = { businessName: 'Nunez & Co', email: 'ada@firm.example', gmbUrl: null };

let finishAnalysis: (analysis: Analysis) => void;
let answerCall: (response: Response) => void = () => undefined;
const bodies: Record<string, unknown>[] = [];

beforeEach(async () => {
  document.head.innerHTML = '<meta property="og:site_name" content="Northbar">';
  document.title = 'Scorecard | Northbar';
  localStorage.clear();
  history.replaceState(null, '', location.pathname);
  // After this, happy-dom fires hashchange asynchronously.
  await new Promise((resolve) => setTimeout(resolve));
  bodies.length = 0;
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return new Promise((resolve) => (answerCall = resolve));
  });
});
// Otherwise an unanswered request would show its toast in a later test.
afterEach(async () => {
  await respond(200);
  cleanup();
});

function renderTool() {
  cleanup();
  const frame = document.createElement('div');
  // happy-dom does not fill a template that React renders.
  frame.innerHTML = renderToStaticMarkup(<ToastRegion />);
  document.body.replaceChildren(frame);
  const analyze = () => new Promise<Analysis>((resolve) => (finishAnalysis = resolve));
  const backend = { address: '', key: 'public-anon-key' };
  render(<Scorecard copy={copy} backend={backend} analyzeProfile={analyze} />);
}
const input = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const typeInto = (label: string, value: string) =>
  fireEvent.change(input(label), { target: { value } });
function typeFigures(figures: Record<string, string>) {
  for (const [part, value] of Object.entries(figures)) typeInto(`${part}: your figure`, value);
}
const button = (name: string) => screen.getByRole('button', { name });
const pressButton = (name: string) => fireEvent.click(button(name));
const heading = () => document.getElementById('tool-heading')?.textContent;
const score = () => document.querySelector('.score-figure')?.textContent;
const rowTexts = () =>
  [...document.querySelectorAll('.score-row')].map((row) => row.textContent ?? '');
const toast = () =>
  [...document.querySelectorAll('[data-toasts] p')].map((line) => line.textContent);
const workAndSettle = (work: () => void) =>
  act(async () => {
    work();
    await new Promise((resolve) => setTimeout(resolve, 30));
  });
const respond = (status: number) => workAndSettle(() => answerCall(new Response('{}', { status })));
async function openResult(outcome: Analysis = { facts: SAMPLE_FACTS }) {
  renderTool();
  typeInto('Business Name *', ` ${FORM.businessName} `);
  typeInto('Email Address *', FORM.email);
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  await workAndSettle(() => finishAnalysis(outcome));
}

test('a result remains if its lead could not be stored, with a notice', async () => {
  await openResult();
  expect(toast()).toEqual([]);
  await respond(500);
  await vi.waitFor(() => expect(toast()[1]).toContain("we couldn't save your submission"));
  expect(heading()).toBe('Nunez & Co: a sample result.');
});

test('typed figures change rows, score, advice, headline and title, and are not sent', async () => {
  renderTool();
  typeInto('Business Name *', FORM.businessName);
  pressButton('Put in your own figures');
  expect(heading()).toBe('Nunez & Co: 0 of 7 figures in.');
  typeFigures({ Completeness: '101', Reviews: '6', Posts: 'active' });
  expect(screen.getByText('Write a whole number from 0 to 100.')).toBeTruthy();
  expect(rowTexts()[2]).toMatch(/^Reviewsyours6 of 50Bad/);
  expect([score(), heading()]).toEqual([undefined, 'Nunez & Co: 2 of 7 figures in.']);
  expect(screen.getByText(copy.advice.reviews.title)).toBeTruthy();
  typeFigures({ Completeness: '85 %', Photos: '20', Reviews: '60', Website: 'linked' });
  typeFigures({ Hours: 'missing', Description: 'written' });
  expect([score(), heading()]).toEqual(['84/100', 'Nunez & Co: no hours listed.']);
  expect(document.title).toBe('GMB Scorecard Result: 84 of 100 | Northbar');
  pressButton('Done');
  expect(document.activeElement).toBe(button('Put in your own figures'));
  pressButton('Put in your own figures');
  expect(document.activeElement).toBe(input('Completeness: your figure'));
  expect(bodies).toEqual([]);
});

test('a profile is shown with its attribution; of its data only the id of the place is sent', async () => {
  await openResult({ facts: READING.found, reading: READING });
  expect(heading()).toBe('Nunez & Co: 4 of 7 figures in.');
  const attribution = screen.getByText('Google Maps', { selector: '[translate=no]' });
  expect(attribution.parentElement?.textContent).toBe(
    'Google Maps: Nunez & Co, 1 Main St, Tampa, FL. Listings by Example. Open it on Google Maps',
  );
  expect(attribution.parentElement?.querySelector('a')?.href).toBe(READING.mapsUrl);
  expect(rowTexts()[2]).toMatch(/^Reviewsfrom Google Maps60Good/);
  expect(screen.queryByText(/simulated/)).toBeNull();
  expect(screen.getByText(copy.results.notSaved)).toBeTruthy();
  expect([localStorage.length, location.hash]).toEqual([0, '']);
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  const { submissionId, source, page, landing, fillMs, ...body } = bodies[0] ?? {};
  expect(body).toEqual({ ...FORM, placeId: READING.placeId });
});
