import { startAnalytics } from './analytics.ts';

/** The page loads this script after a visitor has accepted all cookies. */
startAnalytics(document.querySelector<HTMLElement>('[data-analytics]')?.dataset.tool ?? '');
