import { type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** Out: the server's log, JSON lines on standard error. Names, addresses and messages of visitors never go in. */
export function createLog(): Logger {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}
