import type { IntakeConfig, IntakeScript, SubmitIntake } from './schema.ts';
import { scriptText } from './script-text.ts';

/** In: the answers and the script made of them. Out: what `submit-intake-builder` takes, besides what every form sends. */
export function intakeSubmission(config: IntakeConfig, script: IntakeScript): SubmitIntake {
  const { firmName, email, practiceArea, channel, tone, specialConsiderations } = config;
  return {
    firmName,
    email,
    practiceArea,
    channel,
    tone,
    specialConsiderations,
    scriptContent: script,
    fullScriptText: scriptText(script),
  };
}
