/** Names of the intake builder's functions, for the browser and the server. */
export const INTAKE_FUNCTIONS = {
  /** Answers of the wizard in, a script out. */
  generate: 'generate-intake-script',
  /** A script and what should change in, the changed script out. */
  refine: 'refine-intake-script',
  /** Takes the lead after a generation. */
  submit: 'submit-intake-builder',
} as const;
