export const INTAKE_BUILDER_SLUG = 'ai-intake-builder';
export const INTAKE_PATH = `/tools/${INTAKE_BUILDER_SLUG}`;
export const TICKS_PATH = `${INTAKE_PATH}-ticks.json`;

export const INTAKE_FUNCTIONS = {
  generate: 'generate-intake-script',
  refine: 'refine-intake-script',
  submit: 'submit-intake-builder',
} as const;
