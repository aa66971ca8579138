import { INTAKE_LIMITS, type IntakeScript } from '../../src/features/intake/schema.ts';
import { scriptText } from '../../src/features/intake/script-text.ts';

/** Whether a script is longer than any that this site hands out: reading one takes time that grows with it. */
export const isTooLong = (script: IntakeScript) => scriptText(script).length > INTAKE_LIMITS.fullTextMax;
