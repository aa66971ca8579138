import { startAnalytics } from './analytics.ts';

/** This script loads once a visitor has accepted all cookies; the element of the boot script has the setting. */
startAnalytics(document.querySelector<HTMLElement>('[data-analytics]')?.dataset.tool ?? '');
