import type { Unread } from '../../src/features/page-reader/reading.ts';

/** A page could not be read. `status` and `url` are those of the answer there was. */
export class PageFailure extends Error {
  readonly reason: Unread;
  readonly status: number | undefined;
  readonly url: string | undefined;

  constructor(
    reason: Unread,
    answer: { status?: number | undefined; url?: string | undefined } = {},
  ) {
    super(reason);
    this.reason = reason;
    this.status = answer.status;
    this.url = answer.url;
  }
}
