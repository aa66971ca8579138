/**
 * Calls `look` now, when another tab has changed the storage, and when the page returns from the browser's page cache, where
 * it got no events.
 */
export function whenStored(look: () => void) {
  look();
  addEventListener('storage', look);
  addEventListener('pageshow', look);
}
