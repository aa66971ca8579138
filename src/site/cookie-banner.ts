import { keep, recall } from '../ui/store.ts';
import { dismiss } from './dismiss.ts';
import { whenStored } from './when-stored.ts';

/** Local-storage key of the visitor's choice: "all" or "essential". */
const CONSENT_KEY = 'cookie-consent';

/** Shows the banner while no choice is stored; a Global Privacy Control signal is acknowledged, not stored. */
export function startCookieBanner() {
  const banner = document.querySelector<HTMLElement>('[data-cookie-banner]');
  const signal = banner?.querySelector<HTMLElement>('[data-gpc]');
  const unsignaled = banner?.querySelector<HTMLElement>('[data-without-gpc]');
  if (!banner || !signal || !unsignaled) return;
  // A phone has room for one of the two.
  unsignaled.hidden = Boolean((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl);
  signal.hidden = !unsignaled.hidden;
  let isUnkept = false;
  const look = () => {
    if (isUnkept || recall('localStorage', CONSENT_KEY)) dismiss(banner);
    else banner.hidden = false;
  };
  banner.addEventListener('click', (event) => {
    const choice = (event.target as Element).closest<HTMLElement>('[data-consent]')?.dataset.consent;
    if (!choice) return;
    // Where the browser refuses storage, a choice holds for this page.
    isUnkept = !keep('localStorage', CONSENT_KEY, choice);
    look();
  });
  whenStored(look);
}
