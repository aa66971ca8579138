/** Storage that a browser may refuse to open (private windows, blocked site data): then nothing is remembered. */
function safely<T>(action: () => T, otherwise: T) {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

function keeper(open: () => Storage) {
  return {
    get: (key: string) => safely(() => open().getItem(key), null),
    set: (key: string, value: string) => safely(() => open().setItem(key, value), undefined),
  };
}

/** Kept for good, by key. */
export const lasting = keeper(() => localStorage);
/** Kept for this visit, by key. */
export const visit = keeper(() => sessionStorage);
