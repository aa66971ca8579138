/** Name under which a tab's session storage keeps the intake builder's answers and scripts. */
export const INTAKE_KEPT_KEY = 'intake-builder';
