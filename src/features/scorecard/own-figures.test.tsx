// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  BACKEND,
  calls,
  heading,
  open,
  openResult,
  SIMULATED_TEXT,
  settle,
  toast,
  toolOpensAnew,
} from './opened-tool.fixture.tsx';

toolOpensAnew();

describe('on the device', () => {
  const KEY = 'scorecard-result';
  const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null')?.value;
  /** A later visit. */
  const comeBack = (isBegun = false) => {
    cleanup();
    open(BACKEND, isBegun);
  };

  test('a result is kept without the email address, and the next visit begins with it', async () => {
    vi.setSystemTime('2025-11-15T10:00');
    await openResult();
    expect(kept()).toEqual({ businessName: 'Nunez & Co', figures: SIMULATED_TEXT });
    vi.setSystemTime('2025-11-22T10:00');
    comeBack();
    expect(heading()).toBe('Nunez & Co: a sample result.');
    expect(screen.getAllByText(/^Your result of November 15/)).toHaveLength(2);
    expect(calls).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Clear what is saved on this device' }));
    expect([localStorage.getItem(KEY), heading()]).toEqual([null, 'Whose profile is it?']);
    expect(toast()).toEqual(['Cleared', 'This tool has nothing saved on this device.']);
  });

  test('hands that use the form already are not given what is kept', async () => {
    await openResult();
    comeBack(true);
    expect(heading()).toBe('Whose profile is it?');
  });

  test.each([
    null,
    { businessName: 'N', figures: SIMULATED_TEXT },
    { businessName: 'Nunez' },
    { businessName: 'Nunez', figures: SIMULATED_TEXT.replace('photos=20', 'photos=-1') },
  ])('what is none of ours is not shown: %j', (value) => {
    localStorage.setItem(KEY, JSON.stringify({ version: 2, at: 1, value }));
    open();
    expect([heading(), localStorage.getItem(KEY)]).toEqual(['Whose profile is it?', null]);
  });
});

describe('own figures', () => {
  const button = (name: string) => screen.getByRole('button', { name });
  const figure = (part: string) =>
    screen.getByLabelText(`${part}: your figure`) as HTMLInputElement;
  const putIn = (part: string, value: string) =>
    fireEvent.change(figure(part), { target: { value } });
  const rows = () =>
    [...document.querySelectorAll('.score-row')].map((row) => row.textContent ?? '');
  const score = () => document.querySelector('.score-figure')?.textContent;
  const result = async () => {
    await openResult();
    fireEvent.click(button('Put in your own figures'));
  };
  const putInTheRest = () => {
    putIn('Completeness', '85 %');
    putIn('Photos', '20');
    putIn('Website', 'linked');
    putIn('Hours', 'listed');
    putIn('Description', 'written');
  };
  const rested = () => act(() => new Promise((resolve) => setTimeout(resolve, 450)));
  afterEach(() => history.replaceState(null, '', location.pathname));

  test('each row takes one, and score, marks, advice, headline and title follow', async () => {
    await result();
    expect(document.querySelectorAll('.score-source')).toHaveLength(7);
    expect(heading()).toBe('Nunez & Co: a sample result.');
    putIn('Reviews', '6');
    putIn('Posts', 'active');
    expect(rows()[2]).toMatch(/^Reviewsyours6 of 50Bad/);
    expect(rows()[1]).toMatch(/^Photosplease look\?/);
    expect([score(), heading()]).toEqual([undefined, 'Nunez & Co: 2 of 7 figures in.']);
    expect(screen.getByText('Ask every client whose matter closes.')).toBeTruthy();
    expect(screen.queryByText('Start with the face of every lawyer', { exact: false })).toBeNull();
    expect(
      screen.getByText('2 of the seven figures are yours. None was read from Google.'),
    ).toBeTruthy();
    putInTheRest();
    putIn('Reviews', '60');
    expect(score()).toBe('98/100');
    expect(document.title).toBe('GMB Scorecard Result: 98 of 100 | Northbar');
    expect(heading()).toBe('Nunez & Co: every part marked good.');
    expect(screen.getByText(/^No part of this profile falls below its mark/)).toBeTruthy();
    putIn('Hours', 'missing');
    expect(screen.getByText('List the hours in which the door is open.')).toBeTruthy();
    expect(heading()).toBe('Nunez & Co: well reviewed, no hours listed.');
    expect(calls).toHaveLength(1);
  });

  test('the fields take the focus and send the message away; the score stays over them until they close', async () => {
    await result();
    expect(document.activeElement).toBe(figure('Completeness'));
    expect(document.querySelector('[data-toast-title]')).toBeNull();
    const scoreNow = () => document.querySelector('.score-now')?.textContent;
    expect(scoreNow()).toMatch(/^Overall score \d+/);
    putInTheRest();
    putIn('Reviews', '60');
    putIn('Posts', 'active');
    putIn('Hours', 'missing');
    expect(scoreNow()).toContain('bad');
    const { compareDocumentPosition, DOCUMENT_POSITION_FOLLOWING } = figure('Posts');
    const place = compareDocumentPosition.call(figure('Posts'), button('Done'));
    expect(place & DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    fireEvent.click(button('Done'));
    await vi.waitFor(() => expect(button('Put in your own figures')).toBe(document.activeElement));
    expect([scoreNow(), screen.queryByLabelText('Photos: your figure')]).toEqual([undefined, null]);
  });

  test('what is no figure is said at its field and leaves what was found', async () => {
    await result();
    putIn('Completeness', '101');
    expect(figure('Completeness').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Write a whole number from 0 to 100.')).toBeTruthy();
    expect(rows()[0]).toMatch(/^Completenesssimulated85%/);
    putIn('Completeness', '');
    expect(screen.queryByText('Write a whole number from 0 to 100.')).toBeNull();
  });

  test('address and device follow: the address is one’s own here, and shows the same elsewhere without a form', async () => {
    await result();
    putIn('Photos', '3');
    await rested();
    expect(location.hash).toBe('#photos=3');
    cleanup();
    open();
    expect(heading()).toMatch(/^Nunez & Co:/);
    expect(rows()[1]).toMatch(/^Photosyours/);
    cleanup();
    localStorage.clear();
    open();
    expect(heading()).toMatch(/^This profile:/);
    expect(rows()[1]).toMatch(/^Photosput in3 of 20Bad/);
    expect(
      screen.getByText(/^1 of the seven figures was put in by whoever made this link/),
    ).toBeTruthy();
    expect(
      screen.getByText('This result comes from a link and is not saved on this device.'),
    ).toBeTruthy();
    expect(localStorage.getItem('scorecard-result')).toBeNull();
    expect(calls).toHaveLength(1);
    fireEvent.click(button('Check Another Profile'));
    expect([heading(), location.hash]).toEqual(['Whose profile is it?', '']);
  });

  test('a link leaves what the device keeps alone, and one press brings it back', async () => {
    await result();
    putIn('Photos', '3');
    await rested();
    const own = localStorage.getItem('scorecard-result');
    cleanup();
    history.replaceState(null, '', location.hash.replace('photos=3', 'photos=44'));
    open();
    putIn('Reviews', '1');
    await rested();
    expect(localStorage.getItem('scorecard-result')).toBe(own);
    fireEvent.click(button('Show my own'));
    expect(heading()).toMatch(/^Nunez & Co:/);
    expect(rows()[1]).toMatch(/^Photosyours3 of 20/);
    expect(localStorage.getItem('scorecard-result')).toBe(own);
  });

  test('without a form: figures at once, nothing sent, and a typed name comes along', async () => {
    open();
    fireEvent.change(screen.getByLabelText('Business Name *'), { target: { value: 'Nunez & Co' } });
    fireEvent.click(button('Put in your own figures'));
    expect(heading()).toBe('Nunez & Co: figures still to look up.');
    putInTheRest();
    putIn('Reviews', '60');
    putIn('Posts', 'active');
    expect([score(), calls.length]).toEqual(['98/100', 0]);
    fireEvent.click(button('Check Another Profile'));
    expect(heading()).toBe('Whose profile is it?');
  });

  test('the name is in the link only where the visitor says so', async () => {
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    await result();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
    putIn('Photos', '3');
    await settle(() => fireEvent.click(button('Copy link')));
    fireEvent.click(screen.getByRole('checkbox'));
    await settle(() => fireEvent.click(button('Copy link')));
    expect(copied.map((link) => link.includes('firm=Nunez'))).toEqual([false, true]);
    expect(copied.join()).not.toContain('ada');
  });
});
