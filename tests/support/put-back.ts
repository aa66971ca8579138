import { afterAll, afterEach, vi } from 'vitest';

/** A clock that a test or a whole file has set goes on as usual afterwards. */
afterEach(() => vi.useRealTimers());

/** The next file of the worker finds an empty page, where there is one. */
afterAll(() => {
  vi.useRealTimers();
  if (typeof document === 'undefined') return;
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
