/** Why a language model was of no use; goes into the log, so never anything a visitor or a provider wrote. */
export type FailureReason =
  /** The day's requests are used up. */
  | 'daily-cap'
  /** The time for the whole work is over. */
  | 'timeout'
  /** Not asked: it hung, or could not be reached, less than a minute ago. */
  | 'resting'
  /** No connection, or it broke. */
  | 'unreachable'
  /** 429. */
  | 'rate-limited'
  /** 401 or 403: the key is wrong. */
  | 'key-refused'
  /** Another status that is not a success. */
  | 'provider-error'
  /** The model declined. */
  | 'refusal'
  /** The answer was longer than allowed. */
  | 'cut-off'
  /** What the provider sent has more bytes than are read. */
  | 'too-large'
  /** The answer was not JSON of the shape that was asked for. */
  | 'wrong-shape'
  /** The script breaks a rule of check-script.ts. */
  | 'rejected'
  /** The script to change is longer than what is sent to a model. */
  | 'too-long'
  | 'unexpected';

export type FailureFacts = {
  /** HTTP status of the provider. */
  status?: number;
  /** Rules the script breaks. */
  faults?: readonly string[];
  /** Class of an error that nobody foresaw. */
  kind?: string;
};

/** The language model was of no use. */
export class ModelFailure extends Error {
  readonly reason: FailureReason;
  readonly facts: FailureFacts;

  constructor(reason: FailureReason, facts: FailureFacts = {}) {
    super(reason);
    this.reason = reason;
    this.facts = facts;
  }
}

export function failureOfStatus(status: number): ModelFailure {
  if (status === 429) return new ModelFailure('rate-limited', { status });
  if (status === 401 || status === 403) return new ModelFailure('key-refused', { status });
  return new ModelFailure('provider-error', { status });
}
