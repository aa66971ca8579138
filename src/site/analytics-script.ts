import { startAnalytics } from './analytics.ts';

/** The script that comes once a visitor has accepted all; the boot script, which asks for it, carries the setting. */
startAnalytics(document.querySelector<HTMLElement>('[data-analytics]')?.dataset.tool ?? '');
