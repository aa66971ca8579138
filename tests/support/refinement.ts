import { compose } from '../../server/intake-script/embedded/compose.ts';
import { asScript } from '../../server/intake-script/embedded/draft.ts';
import { loadLibrary } from '../../server/intake-script/embedded/library.ts';
import { refine } from '../../server/intake-script/embedded/refine.ts';
import { NotUnderstood } from '../../server/intake-script/script-writer.ts';
import type { IntakeConfig, IntakeScript } from '../../src/features/intake/schema.ts';

export const library = loadLibrary();
export const CONFIG: IntakeConfig = {
  practiceArea: 'personal-injury',
  channel: 'phone',
  tone: 'professional',
  firmName: 'Reyes & Park, P.C.',
  email: 'a@firm.example',
  specialConsiderations: 'Spanish speakers, payment plans',
};
export const write = (config: IntakeConfig) => asScript(compose(library, config));
export const SCRIPT = write(CONFIG);

export const change = (script: IntakeScript, ...requests: string[]) =>
  requests.reduce((each, request) => refine(library, each, CONFIG, request), script);
export const refusal = (script: IntakeScript, request: string, config = CONFIG) => {
  try {
    return JSON.stringify(refine(library, script, config, request));
  } catch (error) {
    if (error instanceof NotUnderstood) return `refused: ${error.message}`;
    throw error;
  }
};
export const questions = (script: IntakeScript) =>
  script.qualification.flatMap((section) => section.questions);
