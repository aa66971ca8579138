import { type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** The first line of an error: what follows in errors of a database can quote what a visitor wrote. */
export function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

/** The server's log, JSON lines on standard error. Names, addresses and messages of visitors never go in. */
export function createLog(): Logger {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}
