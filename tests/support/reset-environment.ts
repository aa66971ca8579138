import { afterAll, afterEach, vi } from 'vitest';

/** Tests of several files share one environment. */
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

afterAll(() => {
  vi.useRealTimers();
  if (typeof document === 'undefined') return;
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
