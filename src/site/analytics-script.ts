import { startAnalytics } from './analytics.ts';

/** The script that loads once a visitor has accepted all; the boot script has the setting. */
startAnalytics(document.querySelector<HTMLElement>('[data-analytics]')?.dataset.tool ?? '');
