import { EventEmitter } from 'node:events';
import type { Channel } from './storage/tables.ts';

/**
 * What happens in this process, for whoever counts it (`server/metrics/`): nothing of a visitor, and nothing that costs
 * more than a call while nobody listens.
 */
export const events = new EventEmitter<{
  /** `form` is the kind of the lead. */
  leadStored: [form: string, mark: string | undefined];
  leadNotStored: [form: string];
  /** The name in `RATE_LIMITS`. */
  refused: [limit: string];
  /** One attempt of the outbox has ended. */
  delivery: [channel: Channel, result: 'sent' | 'failed' | 'dead'];
  /** A line that calls for a person went into the log. */
  alert: [word: string];
}>();
