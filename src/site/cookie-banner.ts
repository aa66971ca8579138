import { loadItem, saveItem } from '../ui/store.ts';
import { dismiss } from './dismiss.ts';
import { onStorageChange } from './on-storage-change.ts';

/** The stored value is "all" or "essential". */
const CONSENT_KEY = 'cookie-consent';
/** The stored value is the analytics tool for which the visitor chose "all". */
const CONSENT_TOOL_KEY = 'cookie-consent-for';

/**
 * The script at `analyticsUrl` is loaded if the visitor has accepted all for `tool` and sends no
 * Global Privacy Control signal. A changed choice is effective from the next page.
 */
export function startCookieBanner(analyticsUrl?: string, tool = '') {
  const banner = document.querySelector<HTMLElement>('[data-cookie-banner]');
  const gpcElement = banner?.querySelector<HTMLElement>('[data-gpc]');
  const consentElement = banner?.querySelector<HTMLElement>('[data-without-gpc]');
  if (!banner || !gpcElement) return;
  gpcElement.hidden = !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
  // A phone has room for only one of these two texts.
  if (consentElement) consentElement.hidden = !gpcElement.hidden;
  let isUnsaved = false;
  let canLoad = Boolean(analyticsUrl) && gpcElement.hidden;
  const loadAnalytics = (choice: string | null) => {
    if (choice !== 'all' || !canLoad) return;
    canLoad = false;
    import(/* @vite-ignore */ analyticsUrl as string);
  };
  const update = () => {
    const storedChoice = loadItem('localStorage', CONSENT_KEY);
    // A visitor who accepted all cookies for another tool, or when there was no tool, has not
    // agreed to this tool.
    const isForOtherTool =
      storedChoice === 'all' && tool && loadItem('localStorage', CONSENT_TOOL_KEY) !== tool;
    if (!isForOtherTool) loadAnalytics(storedChoice);
    if (isUnsaved || (storedChoice && !isForOtherTool)) dismiss(banner);
    else banner.hidden = false;
  };
  banner.addEventListener('click', (event) => {
    const choice = (event.target as Element).closest<HTMLElement>('[data-consent]')?.dataset
      .consent;
    if (!choice) return;
    // If the browser refuses storage, the choice is valid for this page only.
    const isSaved = saveItem('localStorage', CONSENT_KEY, choice);
    isUnsaved = !(isSaved && (!tool || saveItem('localStorage', CONSENT_TOOL_KEY, tool)));
    loadAnalytics(choice);
    update();
  });
  onStorageChange(update);
}
