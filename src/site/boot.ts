import { onVisit } from '../ui/on-visit.ts';
import { startCookieBanner } from './cookie-banner.ts';
import { startDialogs } from './dialogs.ts';
import { startIslands } from './islands.ts';
import { startLeadPopup } from './lead-popup.ts';
import { startPerformanceLogger } from './performance-logger.ts';

/** The inline script of every page adds comfort to a page that works without it. */
const { first = '', analytics, tool } = (document.currentScript as HTMLScriptElement).dataset;
startIslands(first);

// These parts count time or are visible.
onVisit(() => {
  startDialogs();
  startCookieBanner(analytics, tool);
  startLeadPopup();
  startPerformanceLogger();
});
