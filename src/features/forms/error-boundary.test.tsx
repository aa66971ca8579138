// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const FAILURE = new Error('The tool broke');

test('a render error shows the 500 screen and is logged; Try Again renders again', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  function Tool() {
    if (broken) throw FAILURE;
    return <p>The tool works</p>;
  }
  render(
    <ErrorBoundary>
      <Tool />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Internal Server Error (500)');
  expect(
    screen.getByText("Something went wrong on our end. We're working to fix the issue."),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(log.mock.calls.some(([error]) => error === FAILURE)).toBe(true);

  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Internal Server Error (500)');
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('The tool works')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(document.querySelector('meta[name=robots]')).toBeNull();
});

/** The island fails while `broken.now` is true. */
function Fragile({ broken }: { broken: { now: boolean } }) {
  const [count, setCount] = useState(0);
  if (count > 0 && broken.now) throw FAILURE;
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="source" />
      <input aria-label="Name" />
      <textarea aria-label="Message" />
      <button type="button" onClick={() => setCount(count + 1)}>
        Draw
      </button>
    </form>
  );
}

test('Try Again restores typed values, hidden values and the focus', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { now: true };
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
  fireEvent.click(screen.getByText('Draw'));
  expect(screen.queryByLabelText('Name')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(name().value).toBe('Dana');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('one\ntwo');
  expect(source()?.value).toBe('header');
  expect(document.activeElement).toBe(screen.getByText('Draw'));
});
