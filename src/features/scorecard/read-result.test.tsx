// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  analysis,
  calls,
  heading,
  open,
  settle,
  start,
  toolOpensAnew,
} from './opened-tool.fixture.tsx';

toolOpensAnew();

const READING = {
  placeId: 'ChIJN1t_tDeuEmsRUsoyG83frY4',
  name: 'Nunez & Co',
  address: '1 Main St, Tampa, FL',
  mapsUrl: 'https://maps.google.com/?cid=1',
  credits: ['Listings by Example'],
  found: { photoCount: 4, reviewCount: 60, hasWebsite: true, hasHours: true },
};
const rows = () => [...document.querySelectorAll('.score-row')].map((row) => row.textContent ?? '');
const putIn = (part: string, value: string) =>
  fireEvent.change(screen.getByLabelText(`${part}: your figure`), { target: { value } });
async function read() {
  open();
  start();
  await settle(() => analysis.resolve({ found: READING.found, reading: READING }));
}

test('what was read shows with its attribution, and what Google does not tell as to be looked up', async () => {
  await read();
  expect(heading()).toBe('Nunez & Co: figures still to look up.');
  expect(
    screen.getByText(
      '4 of the seven figures were read from Google Maps. Please look up the 3 that are missing.',
    ),
  ).toBeTruthy();
  const attribution = screen.getByText('Google Maps', { selector: '[translate=no]' });
  expect(attribution.parentElement?.textContent).toBe(
    'Google Maps: Nunez & Co, 1 Main St, Tampa, FL. Listings by Example. Open it on Google Maps',
  );
  expect(screen.getByRole('link', { name: 'Open it on Google Maps' }).getAttribute('href')).toBe(
    READING.mapsUrl,
  );
  expect(rows()[2]).toMatch(/^ReviewsGoogle Maps60Good/);
  expect(rows()[6]).toMatch(/^Postsplease look\?/);
  expect(document.querySelector('.score-figure')).toBeNull();
  expect(screen.queryByText(/simulated/)).toBeNull();
});

test('nothing of it is kept or sent but where the place is found', async () => {
  await read();
  expect(localStorage.getItem('scorecard-result')).toBeNull();
  expect(
    screen.getByText(/^Google’s terms let us show what was read and not keep it/),
  ).toBeTruthy();
  const { submissionId, source, page, landing, fillMs, ...body } = calls[0]?.body ?? {};
  expect(body).toEqual({
    businessName: 'Nunez & Co',
    email: 'ada@firm.example',
    gmbUrl: null,
    placeId: READING.placeId,
  });
});

test('with the rest put in there is a score, still without a link; with all of it, a result of their own', async () => {
  await read();
  putIn('Completeness', '90');
  putIn('Description', 'written');
  putIn('Posts', 'active');
  expect(document.querySelector('.score-figure')?.textContent).toBe('99/100');
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  putIn('Photos', '22');
  putIn('Reviews', '60');
  putIn('Website', 'linked');
  putIn('Hours', 'listed');
  expect(screen.getByText('All seven figures are yours. None was read from Google.')).toBeTruthy();
  expect(screen.queryByText('Google Maps', { selector: '[translate=no]' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
});

test.each([
  [
    'several',
    'Google Maps lists several places by that name. Add the city to the name, and yours can be read.',
  ],
] as const)('not read (%s): simulated, and it says so and why', async (unread, why) => {
  open();
  start();
  const found = { ...READING.found, profileCompleteness: 50, hasDescription: true, hasPosts: true };
  await settle(() => analysis.resolve({ found, unread }));
  expect(screen.getByText(/^Sample analysis: these figures are simulated/)).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
  expect(calls[0]?.body).toMatchObject({ photoCount: 4, overallScore: 93 });
});
