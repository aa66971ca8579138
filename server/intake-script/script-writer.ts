import type { IntakeConfig, IntakeScript } from '../../src/features/intake/schema.ts';

/** Whoever writes intake scripts: our own library, or a language model. */
export type ScriptWriter = {
  /** Checked answers of the wizard in; a script out. */
  write(config: IntakeConfig): Promise<IntakeScript>;
  /** The script as it stands, the answers it was written for, and what should change in; the changed script out. */
  refine(current: IntakeScript, config: IntakeConfig, request: string): Promise<IntakeScript>;
};

/** A request for a change that the writer does not understand, or that would change nothing: it never pretends. */
export class NotUnderstood extends Error {}
