import type { UnreadAnswer, UnreadReason } from '../../src/features/page-reader/reading.ts';

type Details = Omit<UnreadAnswer, 'unread'>;

export class PageFailure extends Error {
  readonly reason: UnreadReason;
  readonly details: Details;

  constructor(reason: UnreadReason, details: Details = {}) {
    super(reason);
    this.reason = reason;
    this.details = details;
  }
}

export const unreadAnswer = ({ reason, details }: PageFailure): UnreadAnswer => ({
  unread: reason,
  ...details,
});
