import { keep, recall } from '../ui/store.ts';
import { dismiss } from './dismiss.ts';
import { whenStored } from './when-stored.ts';

/** Local-storage key of the visitor's choice: "all" or "essential". */
const CONSENT_KEY = 'cookie-consent';

/** Shows the banner while no choice is stored; a Global Privacy Control signal is acknowledged, not stored. */
export function startCookieBanner() {
  const banner = document.querySelector<HTMLElement>('[data-cookie-banner]');
  if (!banner) return;
  const signal = banner.querySelector<HTMLElement>('[data-gpc]');
  if (signal && (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) signal.hidden = false;
  // Where the browser refuses storage, a choice holds for this page.
  let unkept: string | undefined;
  const look = () => {
    if (unkept || recall('localStorage', CONSENT_KEY)) dismiss(banner);
    else banner.hidden = false;
  };
  banner.addEventListener('click', (event) => {
    const choice = (event.target as Element).closest<HTMLElement>('[data-consent]')?.dataset.consent;
    if (!choice) return;
    keep('localStorage', CONSENT_KEY, choice);
    if (!recall('localStorage', CONSENT_KEY)) unkept = choice;
    look();
  });
  whenStored(look);
}
