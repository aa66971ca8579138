/** A page gets no events while it is in the browser's page cache. */
export function onStorageChange(update: () => void) {
  update();
  addEventListener('storage', update);
  addEventListener('pageshow', update);
}
