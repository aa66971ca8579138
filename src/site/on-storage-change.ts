/**
 * Calls `update` now, after a change by another tab, and when the page returns from the browser's
 * page cache, where it got no events.
 */
export function onStorageChange(update: () => void) {
  update();
  addEventListener('storage', update);
  addEventListener('pageshow', update);
}
