import { afterEach, expect, test, vi } from 'vitest';
import { simulatedAnalysis } from './simulated-analysis.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('the simulated analysis takes two seconds and draws from the chance it is given', async () => {
  vi.useFakeTimers();
  const done = vi.fn();
  const form = { businessName: 'Nunez', email: 'ada@firm.example', gmbUrl: null };
  void simulatedAnalysis(() => 0)(form).then(done);
  await vi.advanceTimersByTimeAsync(1999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ profileCompleteness: 40, hasPosts: true }));
});
