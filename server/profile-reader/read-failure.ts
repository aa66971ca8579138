/** Why Google's interface was of no use; goes into the log, so never anything a visitor or Google wrote. */
export type ReadFailureReason =
  | 'daily-cap'
  /** The time for the whole reading is over. */
  | 'timeout'
  /** No connection, or it broke. */
  | 'unreachable'
  /** 429: Google's own limit. */
  | 'rate-limited'
  /** 401 or 403: the key, its restrictions or the billing behind it. */
  | 'key-refused'
  /** Another status that is not a success. */
  | 'refused'
  | 'too-large'
  /** The answer was not JSON of the documented shape. */
  | 'wrong-shape';

/** Nothing could be read. `status` is that of Google's answer. */
export class ReadFailure extends Error {
  readonly reason: ReadFailureReason;
  readonly status: number | undefined;

  constructor(reason: ReadFailureReason, status?: number) {
    super(reason);
    this.reason = reason;
    this.status = status;
  }
}
