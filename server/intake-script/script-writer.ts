import type { ChangeOffers } from '../../src/features/intake/change-offers.ts';
import type { ConsiderationsPreview } from '../../src/features/intake/considerations.ts';
import type { IntakeConfig, IntakeScript, ReadRequest } from '../../src/features/intake/schema.ts';

/** A changed script and what was understood and done, a sentence each; or why nothing was changed. */
export type Refined = { script: IntakeScript; understood: readonly string[] } | { refused: string };

/** Answers that become statements of the firm; at the step that shows them the promise is not known yet. */
export type StatementsOf = ReadRequest & Pick<IntakeConfig, 'callBack'>;

/** Whoever writes intake scripts: our own library, or a language model. */
export type ScriptWriter = {
  write(config: IntakeConfig): Promise<IntakeScript>;
  /** What a firm says of itself, sentence by sentence, and what of its special considerations will not be said. */
  preview(answers: StatementsOf): Promise<ConsiderationsPreview>;
  /** The script as it stands, the answers it was written for, and what should change in. */
  refine(current: IntakeScript, config: IntakeConfig, request: string): Promise<Refined>;
  /** What buttons can change of a script. */
  offers(script: IntakeScript, config: IntakeConfig): Promise<ChangeOffers>;
};
