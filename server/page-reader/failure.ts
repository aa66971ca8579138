import type { Unread, UnreadAnswer } from '../../src/features/page-reader/reading.ts';

/** A page could not be checked. The details describe its answer. */
export class PageFailure extends Error {
  readonly reason: Unread;
  readonly details: Omit<UnreadAnswer, 'unread'>;

  constructor(reason: Unread, details: Omit<UnreadAnswer, 'unread'> = {}) {
    super(reason);
    this.reason = reason;
    this.details = details;
  }
}
