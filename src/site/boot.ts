import { onVisit } from '../ui/on-visit.ts';
import { startCookieBanner } from './cookie-banner.ts';
import { startDialogs } from './dialogs.ts';
import { startIslands } from './islands.ts';
import { startLeadPopup } from './lead-popup.ts';
import { startPerformanceLogger } from './performance-logger.ts';

/**
 * The inline script of every page: comfort for a page that works without it. It stands before the main part, so that the
 * banner comes with the first screen and does not wait for the styles of the rest.
 */
const { first = '', analytics, tool } = (document.currentScript as HTMLScriptElement).dataset;
startIslands(first);

function whenAllIsThere(start: () => void) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true });
  else start();
}

// What counts time or is seen.
onVisit(() => {
  startCookieBanner(analytics, tool);
  whenAllIsThere(() => {
    startDialogs();
    startLeadPopup();
    startPerformanceLogger();
  });
});
