import { compose } from '../../server/intake-script/embedded/compose.ts';
import { asScript } from '../../server/intake-script/embedded/draft.ts';
import { loadLibrary } from '../../server/intake-script/embedded/library.ts';
import { refine } from '../../server/intake-script/embedded/refine.ts';
import type { IntakeConfig, IntakeScript } from '../../src/features/intake/schema.ts';

export const library = await loadLibrary();
export const CONFIG: IntakeConfig = {
  practiceArea: 'personal-injury',
  channel: 'phone',
  tone: 'professional',
  firmName: 'Reyes & Park, P.C.',
  email: 'a@firm.example',
  specialConsiderations: 'We speak Spanish, payment plans',
};
export const write = (config: IntakeConfig) => asScript(compose(library, config));
export const SCRIPT = write(CONFIG);

/** In: a script, its answers, a request. Out: the changed script. Errors: the reason of a refusal. */
export function changed(script: IntakeScript, config: IntakeConfig, request: string): IntakeScript {
  const refined = refine(library, script, config, request);
  if ('refused' in refined) throw new Error(`refused: ${refined.refused}`);
  return refined.script;
}
export const change = (script: IntakeScript, ...requests: string[]) =>
  requests.reduce((each, request) => changed(each, CONFIG, request), script);
export const refusal = (script: IntakeScript, request: string, config = CONFIG) => {
  const refined = refine(library, script, config, request);
  return 'refused' in refined ? `refused: ${refined.refused}` : JSON.stringify(refined.script);
};
export const questions = (script: IntakeScript) =>
  script.qualification.flatMap((section) => section.questions);
