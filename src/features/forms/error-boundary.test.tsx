// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

afterEach(cleanup);

const FAILURE = new Error('The tool broke');

/** The island fails while `broken.now` is true. */
function Fragile({ broken }: { broken: { now: boolean } }) {
  const [count, setCount] = useState(0);
  if (broken.now) throw FAILURE;
  return (
    <form>
      <input type="hidden" name="source" />
      <input aria-label="Name" />
      <textarea aria-label="Message" />
      <button type="button" onClick={() => setCount(count + 1)}>
        Draw
      </button>
    </form>
  );
}
const title = () => screen.queryByRole('heading', { level: 1 })?.textContent;
const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');

test('a render error shows the 500 screen; Try Again restores the values and the focus', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { now: false };
  render(
    <ErrorBoundary>
      <Fragile broken={broken} />
    </ErrorBoundary>,
  );
  const name = () => screen.getByLabelText<HTMLInputElement>('Name');
  const source = () => document.querySelector<HTMLInputElement>('[name=source]');
  fireEvent.input(name(), { target: { value: 'Dana' } });
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'one\ntwo' } });
  (source() as HTMLInputElement).value = 'header';
  screen.getByText('Draw').focus();
  broken.now = true;
  fireEvent.click(screen.getByText('Draw'));
  expect([title(), robots()]).toEqual(['Internal Server Error (500)', 'noindex']);
  expect(screen.getByText(/^Something went wrong on our end\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(log.mock.calls.some(([error]) => error === FAILURE)).toBe(true);

  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(title()).toBe('Internal Server Error (500)');
  broken.now = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect([title(), robots()]).toEqual([undefined, undefined]);
  expect(name().value).toBe('Dana');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('one\ntwo');
  expect(source()?.value).toBe('header');
  expect(document.activeElement).toBe(screen.getByText('Draw'));
});
