import { startAnalytics } from './analytics.ts';

/**
 * The page loads this script after a visitor has accepted all cookies. The element of the boot
 * script has the setting.
 */
startAnalytics(document.querySelector<HTMLElement>('[data-analytics]')?.dataset.tool ?? '');
