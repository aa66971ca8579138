/** Name of the builder's page, of its island, and of the source of its leads. */
export const INTAKE_BUILDER_SLUG = 'ai-intake-builder';
export const INTAKE_PATH = `/tools/${INTAKE_BUILDER_SLUG}`;
/** Path of the JSON file with the ticks, which the page loads. */
export const TICKS_PATH = `${INTAKE_PATH}-ticks.json`;

/** Names of the intake builder's functions, for the browser and the server. */
export const INTAKE_FUNCTIONS = {
  generate: 'generate-intake-script',
  refine: 'refine-intake-script',
  submit: 'submit-intake-builder',
} as const;
