import type { IntakeConfig, IntakeScript } from '../../../src/features/intake/schema.ts';
import { scriptText } from '../../../src/features/intake/script-text.ts';
import type { Log } from '../../log.ts';
import type { Refined, ScriptWriter } from '../script-writer.ts';
import { checkScript, MODEL_SCRIPT_MAX } from './check-script.ts';
import type { AskModel, ModelQuestion } from './language-model.ts';
import { ModelFailure } from './model-failure.ts';
import { refineQuestion, writeQuestion } from './question.ts';

export type ModelWriterParts = {
  ask: AskModel;
  /** Writes when the model is of no use. */
  fallback: ScriptWriter;
  /** Name of the provider, for the log. */
  provider: string;
  log: Log;
};

/**
 * A language model as a writer. Whatever it writes is checked; what fails is written by the fallback instead, so a
 * visitor gets a script in any case, or the fallback's word on why a change is not made.
 */
export function modelWriter({ ask, fallback, provider, log }: ModelWriterParts): ScriptWriter {
  async function askAndCheck(question: ModelQuestion, config: IntakeConfig, current?: IntakeScript) {
    const { output, tokens } = await ask(question);
    const { instructions } = question;
    const checked = checkScript(output, { config, instructions, ...(current && { current }) });
    if (!checked) throw new ModelFailure('wrong-shape');
    if (checked.faults.length) throw new ModelFailure('rejected', { faults: checked.faults });
    return { script: checked.script, tokens };
  }

  async function orFallback<T>(
    work: 'write' | 'refine',
    attempt: () => ReturnType<typeof askAndCheck>,
    made: (script: IntakeScript) => T,
    instead: () => Promise<T>,
  ): Promise<T> {
    const start = performance.now();
    const facts = () => ({ provider, work, ms: Math.round(performance.now() - start) });
    try {
      const { script, tokens } = await attempt();
      log.info({ ...facts(), tokens }, 'the language model wrote an intake script');
      return made(script);
    } catch (error) {
      const failure = error instanceof ModelFailure ? error : new ModelFailure('unexpected');
      log.warn(
        { ...facts(), reason: failure.reason, ...failure.facts },
        'the language model was of no use; the embedded writer takes over',
      );
      return instead();
    }
  }

  return {
    write: (config) =>
      orFallback(
        'write',
        async () => {
          const { said } = await fallback.preview(config);
          const sentences = said.map(({ sentence }) => sentence);
          return askAndCheck(writeQuestion(config, sentences), config);
        },
        (script) => script,
        () => fallback.write(config),
      ),
    preview: (answers) => fallback.preview(answers),
    refine: (current, config, request) =>
      orFallback(
        'refine',
        async () => {
          if (scriptText(current).length > MODEL_SCRIPT_MAX) throw new ModelFailure('too-long');
          return askAndCheck(refineQuestion(current, config, request), config, current);
        },
        (script): Refined => ({ script, understood: [] }),
        () => fallback.refine(current, config, request),
      ),
    /** What the library cannot do to a script, a model may. */
    offers: async (script, config) => ({ ...(await fallback.offers(script, config)), whyNot: {} }),
  };
}
