import { loadItem, saveItem } from '../ui/store.ts';
import { dismiss } from './dismiss.ts';
import { whenStored } from './when-stored.ts';

/** Local-storage key of the visitor's choice: "all" or "essential". */
const CONSENT_KEY = 'cookie-consent';
/** Local-storage key of the analytics tool for which the visitor chose "all". */
const CONSENT_FOR_KEY = 'cookie-consent-for';

/**
 * Shows the banner while no choice is stored. `analytics` is the address of the script of `tool`: it is loaded if the visitor
 * has accepted all and sends no Global Privacy Control signal. A changed choice is effective from the next page.
 */
export function startCookieBanner(analytics?: string, tool = '') {
  const banner = document.querySelector<HTMLElement>('[data-cookie-banner]');
  const signal = banner?.querySelector<HTMLElement>('[data-gpc]');
  const unsignaled = banner?.querySelector<HTMLElement>('[data-without-gpc]');
  if (!banner || !signal) return;
  signal.hidden = !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
  // A phone has room for only one of these two texts.
  if (unsignaled) unsignaled.hidden = !signal.hidden;
  let isUnsaved = false;
  let mayCount = Boolean(analytics) && signal.hidden;
  const count = (choice: string | null) => {
    if (choice !== 'all' || !mayCount) return;
    mayCount = false;
    import(/* @vite-ignore */ analytics as string);
  };
  const look = () => {
    const stored = loadItem('localStorage', CONSENT_KEY);
    // A visitor who accepted all when the site had another tool, or none, has not agreed to this tool.
    const isOfOther =
      stored === 'all' && tool && loadItem('localStorage', CONSENT_FOR_KEY) !== tool;
    if (!isOfOther) count(stored);
    if (isUnsaved || (stored && !isOfOther)) dismiss(banner);
    else banner.hidden = false;
  };
  banner.addEventListener('click', (event) => {
    const choice = (event.target as Element).closest<HTMLElement>('[data-consent]')?.dataset
      .consent;
    if (!choice) return;
    // If the browser refuses storage, the choice is valid for this page only.
    const isSaved = saveItem('localStorage', CONSENT_KEY, choice);
    isUnsaved = !(isSaved && (!tool || saveItem('localStorage', CONSENT_FOR_KEY, tool)));
    count(choice);
    look();
  });
  whenStored(look);
}
