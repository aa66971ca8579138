import { vi } from 'vitest';

/** Only a test that fails waits this long, in ms: a busy machine must not make one fail. */
const AT_LATEST_MS = 20_000;

/** Waits until a check passes that must pass some time. */
export const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, AT_LATEST_MS);
