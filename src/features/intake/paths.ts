/** Name of the builder's page: for its island, and for the leads that come from it. */
export const INTAKE_BUILDER_SLUG = 'ai-intake-builder';
export const INTAKE_PATH = `/tools/${INTAKE_BUILDER_SLUG}`;
/** The list of ticks, which the page fetches. */
export const TICKS_PATH = `${INTAKE_PATH}-ticks.json`;

/** Names of the intake builder's functions, for the browser and the server. */
export const INTAKE_FUNCTIONS = {
  generate: 'generate-intake-script',
  refine: 'refine-intake-script',
  submit: 'submit-intake-builder',
} as const;
