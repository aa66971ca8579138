/** Places in the memory that the process and its watchdog share: how often the event loop went round, */
export const BEATS = 0;
/** and whether a debugger is attached (1). */
export const IS_DEBUGGED = 1;
