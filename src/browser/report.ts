import { holdPresses } from './held-presses.ts';

/** The inline script of the report. */
holdPresses();
