// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Progress } from './progress.tsx';
import { progressState } from './progress-state.ts';

afterEach(cleanup);

test.each([
  [null, 100, 'indeterminate'],
  [0, 100, 'loading'],
  [99.9, 100, 'loading'],
  [100, 100, 'complete'],
  [3, 5, 'loading'],
  [5, 5, 'complete'],
])('%d of %d is %s', (value, max, state) => expect(progressState(value, max)).toBe(state));

test('the bar is a native progress element with name, state and figures', () => {
  render(<Progress value={40} label="Reading" />);
  const bar = screen.getByRole('progressbar', { name: 'Reading' });
  expect([bar.dataset.state, bar.getAttribute('value'), bar.getAttribute('max')]).toEqual([
    'loading',
    '40',
    '100',
  ]);
  render(<Progress value={null} label="Waiting" />);
  expect(screen.getByRole('progressbar', { name: 'Waiting' }).hasAttribute('value')).toBe(false);
});
