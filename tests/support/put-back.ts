import { afterAll, afterEach, vi } from 'vitest';

/** After each test, not only before the next one, which may be of another file. */
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The next file of the worker finds an empty page, where there is one. */
afterAll(() => {
  vi.useRealTimers();
  if (typeof document === 'undefined') return;
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
