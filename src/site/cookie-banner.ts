import { loadItem, saveItem } from '../ui/store.ts';
import { dismiss } from './dismiss.ts';
import { whenStored } from './when-stored.ts';

/** Local-storage key of the visitor's choice: "all" or "essential". */
const CONSENT_KEY = 'cookie-consent';
/** The tool that the banner named is stored beside an "all". */
const CONSENT_FOR_KEY = 'cookie-consent-for';

/**
 * Shows the banner while no choice is stored; a Global Privacy Control signal is acknowledged, not stored. `analytics` is
 * the address of a script for whoever has accepted all of `tool`, and sends no such signal; a choice taken back counts
 * from the next page on.
 */
export function startCookieBanner(analytics?: string, tool = '') {
  const banner = document.querySelector<HTMLElement>('[data-cookie-banner]');
  const signal = banner?.querySelector<HTMLElement>('[data-gpc]');
  const unsignaled = banner?.querySelector<HTMLElement>('[data-without-gpc]');
  if (!banner || !signal) return;
  signal.hidden = !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
  // A phone has room for one of the two.
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
    // Somebody who accepted all while the site had another tool, or none, has not agreed to this one.
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
    // Without storage a choice is valid for this page.
    const isSaved = saveItem('localStorage', CONSENT_KEY, choice);
    isUnsaved = !(isSaved && (!tool || saveItem('localStorage', CONSENT_FOR_KEY, tool)));
    count(choice);
    look();
  });
  whenStored(look);
}
