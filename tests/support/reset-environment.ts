import { afterAll, afterEach, vi } from 'vitest';

/** The next test may be in another file. */
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
