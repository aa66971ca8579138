import type { IntakeConfig } from '../../../src/features/intake/schema.ts';
import type { Draft } from './draft.ts';
import type { Library } from './library.ts';
import type { Manner } from './say.ts';

/** Why a request is not done, for the visitor to read: it would change nothing, or not what was asked. */
export class ChangeRefused extends Error {}

/** What a change works with. */
export type ChangeContext = {
  library: Library;
  config: IntakeConfig;
  /** How the script speaks by now. */
  manner: Manner;
  /** Words of the script before this request. */
  wordsBefore: number;
};

/** One kind of change. Errors: ChangeRefused. */
export type Apply<T> = (draft: Draft, change: T, context: ChangeContext) => Draft;
