import { vi } from 'vitest';

/** Only a failing test waits this long, in ms. */
const AT_LATEST_MS = 20_000;

export const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, AT_LATEST_MS);
