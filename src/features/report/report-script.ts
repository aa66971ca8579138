import { holdPresses } from '../../ui/held-presses.ts';

/** The inline script of the report. */
holdPresses();
