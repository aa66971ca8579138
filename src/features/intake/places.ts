/** Name of the builder's page: for its island, and for the leads that come from it. */
export const INTAKE_BUILDER_SLUG = 'ai-intake-builder';
export const INTAKE_PATH = `/tools/${INTAKE_BUILDER_SLUG}`;
