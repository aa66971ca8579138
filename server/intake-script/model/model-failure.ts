/** Why a language model was of no use (docs/operations.md); goes into the log, so never anything that somebody wrote. */
type FailureReason =
  | 'daily-cap'
  | 'timeout'
  | 'resting'
  | 'unreachable'
  | 'rate-limited'
  | 'key-refused'
  | 'provider-error'
  | 'refusal'
  | 'cut-off'
  | 'too-large'
  | 'wrong-shape'
  | 'rejected'
  | 'unexpected';

export class ModelFailure extends Error {
  readonly reason: FailureReason;
  /** HTTP status of the provider; rules that a script breaks; class of an error that nobody foresaw. */
  readonly facts: { status?: number; faults?: readonly string[]; kind?: string };

  constructor(reason: FailureReason, facts: ModelFailure['facts'] = {}) {
    super(reason);
    this.reason = reason;
    this.facts = facts;
  }
}
