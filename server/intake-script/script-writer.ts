import type { IntakeConfig, IntakeScript } from '../../src/features/intake/schema.ts';

/** Whoever writes intake scripts: our own library, or a language model. */
export type ScriptWriter = {
  write(config: IntakeConfig): Promise<IntakeScript>;
  /** Errors: NotUnderstood. */
  refine(current: IntakeScript, config: IntakeConfig, request: string): Promise<IntakeScript>;
};

/** A request for a change that the writer does not understand, or that would change nothing: it never pretends. */
export class NotUnderstood extends Error {}
