import { onVisit } from '../ui/on-visit.ts';
import { startCookieBanner } from './cookie-banner.ts';
import { startDialogs } from './dialogs.ts';
import { startIslands } from './islands.ts';
import { startLeadPopup } from './lead-popup.ts';
import { startPerformanceLogger } from './performance-logger.ts';

/** The inline script of every page. A page also works without it. */
const { first = '', analytics, tool } = (document.currentScript as HTMLScriptElement).dataset;
startIslands(first);

// These parts measure time or are visible, so they do not start while a page is only prerendered.
onVisit(() => {
  startDialogs();
  startCookieBanner(analytics, tool);
  startLeadPopup();
  startPerformanceLogger();
});
