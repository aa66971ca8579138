/**
 * Calls `update` at once and after each change. A page in the back/forward cache gets no `storage`
 * events, so it also updates when it is shown.
 */
export function onStorageChange(update: () => void) {
  update();
  addEventListener('storage', update);
  addEventListener('pageshow', update);
}
