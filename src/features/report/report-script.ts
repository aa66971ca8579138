import { holdEarlyPresses } from '../../ui/early-presses.ts';

/** The inline script of the report. */
holdEarlyPresses();
