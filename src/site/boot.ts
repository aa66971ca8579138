import { onVisit } from '../ui/on-visit.ts';
import { startCookieBanner } from './cookie-banner.ts';
import { startDialogs } from './dialogs.ts';
import { startIslands } from './islands.ts';
import { startLeadPopup } from './lead-popup.ts';
import { startPerformanceLogger } from './performance-logger.ts';

/** This script is inline in every page, and a page also works without it. */
const { first = '', analytics, tool } = (document.currentScript as HTMLScriptElement).dataset;
startIslands(first);

// These parts measure time or are visible, so they do not start while a page is only prerendered.
onVisit(() => {
  startDialogs();
  startCookieBanner(analytics, tool);
  startLeadPopup();
  startPerformanceLogger();
});
