// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorScreen } from './error-screen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const FAILURE = new Error('The tool broke');

test('a render error shows the 500 screen and is logged; Try Again renders anew', () => {
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
  expect(screen.getByText("Something went wrong on our end. We're working to fix the issue.")).toBeTruthy();
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

test('what does not fail is shown as it is', () => {
  render(
    <ErrorBoundary>
      <p>Fine</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('Fine')).toBeTruthy();
});

test('as a page, Try Again loads the same address again', () => {
  render(<ErrorScreen />);
  expect(screen.getByText('Try Again').getAttribute('href')).toBe('');
  expect(screen.queryByRole('button')).toBeNull();
});
