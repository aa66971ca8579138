import { EventEmitter } from 'node:events';
import { type Logger, type LoggerOptions, pino } from 'pino';
import type { Channel } from './storage/tables.ts';

/**
 * Events of this process, which `server/metrics/` counts. They hold nothing about a visitor and cost no more than a call
 * while nobody listens.
 */
export const events = new EventEmitter<{
  /** `form` is the kind of the lead. */
  leadStored: [form: string, spamReason: string | undefined];
  leadNotStored: [form: string];
  refused: [limit: string];
  /** One attempt of the outbox has ended. */
  delivery: [channel: Channel, result: 'sent' | 'failed' | 'dead'];
  /** A line that alerts a person went into the log. */
  alert: [word: string];
}>();

export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** The first line of an error: what follows in errors of a database can quote what a visitor wrote. */
export function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

const alertOf = (facts: unknown) =>
  typeof facts === 'object' && facts !== null && 'alert' in facts ? String(facts.alert) : undefined;

/** The server's log, JSON lines on standard error. Names, addresses and messages of visitors never go in. */
export function createLog(): Logger {
  const hooks: LoggerOptions['hooks'] = {
    logMethod(line, write) {
      const word = alertOf(line[0]);
      if (word) events.emit('alert', word);
      write.apply(this, line);
    },
  };
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime, hooks }, pino.destination(2));
}
