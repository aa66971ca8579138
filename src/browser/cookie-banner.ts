import { dismiss } from './dismiss.ts';
import { keep, recall } from './store.ts';

/** Local-storage key of the visitor's choice: "all" or "essential". */
export const CONSENT_KEY = 'cookie-consent';

/** Shows the banner while no choice is stored; a Global Privacy Control signal is acknowledged, not stored. */
export function startCookieBanner() {
  const banner = document.querySelector<HTMLElement>('[data-cookie-banner]');
  if (!banner || recall('localStorage', CONSENT_KEY)) return;
  const signal = banner.querySelector<HTMLElement>('[data-gpc]');
  if (signal && (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) signal.hidden = false;
  banner.hidden = false;
  banner.addEventListener('click', (event) => {
    const choice = (event.target as Element).closest<HTMLElement>('[data-consent]')?.dataset.consent;
    if (!choice) return;
    keep('localStorage', CONSENT_KEY, choice);
    dismiss(banner);
  });
}
