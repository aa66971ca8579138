import type { IntakeConfig, IntakeScript } from '../../src/features/intake/schema.ts';

/** A changed script and what was understood and done, a sentence each; or why nothing was changed. */
export type Refined = { script: IntakeScript; understood: readonly string[] } | { refused: string };

/** Whoever writes intake scripts: our own library, or a language model. */
export type ScriptWriter = {
  write(config: IntakeConfig): Promise<IntakeScript>;
  /** The script as it stands, the answers it was written for, and what should change in. */
  refine(current: IntakeScript, config: IntakeConfig, request: string): Promise<Refined>;
};
