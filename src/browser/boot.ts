import { watchBottomStack } from './bottom-stack.ts';
import { startCookieBanner } from './cookie-banner.ts';
import { startDialogs } from './dialogs.ts';
import { startHeaderMenus } from './header-menus.ts';
import { startLeadPopup } from './lead-popup.ts';
import { startPendingForms } from './pending-forms.ts';
import { startPerformanceLogger } from './performance-logger.ts';

/** The inline script of every page: comfort for a page that works without it. */
startPendingForms();
startHeaderMenus();
watchBottomStack();

/** What counts time or is seen waits until a prerendered page is really visited. */
function onVisit() {
  startDialogs();
  startCookieBanner();
  startLeadPopup();
  startPerformanceLogger();
}
if ((document as { prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', onVisit, { once: true });
} else {
  onVisit();
}
