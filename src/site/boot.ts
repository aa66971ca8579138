import { onVisit } from '../ui/on-visit.ts';
import { startCookieBanner } from './cookie-banner.ts';
import { startDialogs } from './dialogs.ts';
import { startOverlays } from './insert-overlays.ts';
import { startIslands } from './islands.ts';
import { startLeadPopup } from './lead-popup.ts';
import { startPerformanceLogger } from './performance-logger.ts';
import { ignoreSecondClicks } from './second-click.ts';

/** This script runs when the browser has parsed the page. The page also works without it. */
const { dataset } = document.currentScript as HTMLScriptElement;
const { first: firstScript = '', overlays = '', popup, title, lede, analytics, tool } = dataset;

// This comes first, because it stops a click before other scripts receive it.
ignoreSecondClicks();
// The logger measures time and the overlays are visible, so both wait while a page is only
// prerendered.
onVisit(() => {
  startPerformanceLogger();
  startOverlays({
    address: overlays,
    onBarsInserted() {
      startCookieBanner(analytics, tool);
      startLeadPopup(popup !== undefined);
    },
  });
  startDialogs({ title, lede });
});
// This comes last: an island that has the focus already loads its script and the overlays now.
startIslands(firstScript);
