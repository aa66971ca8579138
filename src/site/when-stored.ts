/**
 * Looks at what is stored: now, when another tab has changed it, and when the page comes back from the browser's page
 * cache, where it has heard nothing.
 */
export function whenStored(look: () => void) {
  look();
  addEventListener('storage', look);
  addEventListener('pageshow', look);
}
