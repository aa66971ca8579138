/** Name of the builder's page: for its island, and for the leads that come from it. */
export const INTAKE_BUILDER_SLUG = 'ai-intake-builder';
export const INTAKE_PATH = `/tools/${INTAKE_BUILDER_SLUG}`;
/** The list of ticks, which the page fetches. */
export const TICKS_PATH = `${INTAKE_PATH}-ticks.json`;

/** Names of the intake builder's functions, for the browser and the server. */
export const INTAKE_FUNCTIONS = {
  /** Answers of the wizard in, a script out. */
  generate: 'generate-intake-script',
  /** A script and what should change in, the changed script out. */
  refine: 'refine-intake-script',
  /** Takes the lead after a generation. */
  submit: 'submit-intake-builder',
} as const;
