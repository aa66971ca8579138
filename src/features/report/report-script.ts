import { keepEarlyClicks } from '../../ui/early-clicks.ts';

/** The inline script of the report. */
keepEarlyClicks();
