import type { IntakeConfig, IntakeScript } from '../../../src/features/intake/schema.ts';
import { scriptText } from '../../../src/features/intake/script-text.ts';
import type { Log } from '../../log.ts';
import { parseRefinement } from '../refinement.ts';
import type { Refined, ScriptWriter } from '../script-writer.ts';
import { type CheckAgainst, checkScript, MODEL_SCRIPT_MAX } from './check-script.ts';
import { englishWords } from './english-words.ts';
import type { AskModel, ModelQuestion } from './language-model.ts';
import { ModelFailure } from './model-failure.ts';
import { statementsOf, wordsForAnswers, wordsForChange } from './our-words.ts';
import { refineQuestion, writeQuestion } from './question.ts';

/** A request that our own writer refuses where the words are plain already. */
const PLAIN_WORDS = 'Use plain words';

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
 * visitor gets a script in any case, or the fallback's word on why a change is not made. The fallback writes first: its
 * sentences are those of which a model may make statements.
 */
export function modelWriter({ ask, fallback, provider, log }: ModelWriterParts): ScriptWriter {
  async function askAndCheck(
    question: ModelQuestion,
    against: Omit<CheckAgainst, 'instructions' | 'english'>,
  ) {
    const { output, tokens } = await ask(question);
    const { instructions } = question;
    const checked = checkScript(output, { ...against, instructions, english: await englishWords() });
    if (!checked) throw new ModelFailure('wrong-shape');
    if (checked.faults.length) throw new ModelFailure('rejected', { faults: checked.faults });
    return { script: checked.script, tokens };
  }

  async function orInstead<T>(
    work: 'write' | 'refine',
    attempt: () => ReturnType<typeof askAndCheck>,
    made: (script: IntakeScript) => T,
    instead: T,
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
      return instead;
    }
  }

  async function changeByModel(
    current: IntakeScript,
    config: IntakeConfig,
    request: string,
    instead: Refined,
  ) {
    if (scriptText(current).length > MODEL_SCRIPT_MAX) throw new ModelFailure('too-long');
    const changes = parseRefinement(request);
    const { statements, ours, previewed, tones } = await wordsForChange(
      fallback,
      config,
      current,
      changes,
      instead,
    );
    const change = { current, request, changes, tones };
    const question = refineQuestion(current, config, request, [...previewed, ...statements]);
    const made = await askAndCheck(question, { config, ours, previewed, change });
    const isPlain = async () => 'refused' in (await fallback.refine(made.script, config, PLAIN_WORDS));
    if (changes.some(({ kind }) => kind === 'plain-words') && !(await isPlain()))
      throw new ModelFailure('rejected', { faults: ['not-plain'] });
    return made;
  }

  return {
    async write(config) {
      const { script, ours, previewed } = await wordsForAnswers(fallback, config);
      const question = writeQuestion(config, previewed, statementsOf(script));
      return orInstead(
        'write',
        () => askAndCheck(question, { config, ours, previewed }),
        (made) => made,
        script,
      );
    },
    preview: (answers) => fallback.preview(answers),
    async refine(current, config, request) {
      const instead = await fallback.refine(current, config, request);
      return orInstead(
        'refine',
        () => changeByModel(current, config, request, instead),
        (script): Refined => ({ script, understood: [] }),
        instead,
      );
    },
    /** What the library cannot do to a script, a model may. */
    offers: async (script, config) => ({ ...(await fallback.offers(script, config)), whyNot: {} }),
  };
}
