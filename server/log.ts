import { EventEmitter } from 'node:events';
import { type Logger, type LoggerOptions, pino } from 'pino';
import type { Channel } from './storage/tables.ts';

/** Events for `server/metrics/`. They contain no data about visitors. */
export const events = new EventEmitter<{
  leadStored: [form: string, spamReason: string | undefined];
  leadNotStored: [form: string];
  refused: [limit: string];
  delivery: [channel: Channel, result: 'sent' | 'failed' | 'dead'];
  alert: [word: string];
}>();

export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

// Only the first line, because the next lines of a database error may quote what a visitor wrote.
export function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

const alertOf = (facts: unknown) =>
  typeof facts === 'object' && facts !== null && 'alert' in facts ? String(facts.alert) : undefined;

// The log has JSON lines on standard error. It must not contain names, addresses or messages of
// visitors.
export function createLog(): Logger {
  const hooks: LoggerOptions['hooks'] = {
    logMethod(logArguments, write) {
      const alert = alertOf(logArguments[0]);
      if (alert) events.emit('alert', alert);
      write.apply(this, logArguments);
    },
  };
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime, hooks }, pino.destination(2));
}
