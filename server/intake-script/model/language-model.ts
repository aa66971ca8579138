import type { LanguageModel } from 'ai';
import type { Settings } from '../../settings.ts';
import { failureOfStatus, ModelFailure } from './model-failure.ts';
import { scriptOutput } from './script-output.ts';

/** A script has some 1,200 tokens; the rest is room for models that think before they write. */
const OUTPUT_TOKENS_MAX = 6_000;
/** Once more after a passing fault; a visitor is waiting. */
const RETRIES_MAX = 1;
/** Named here so that no variable of the environment other than our own settings chooses where the key goes. */
const ANTHROPIC_ADDRESS = 'https://api.anthropic.com/v1';

export type ModelSettings = Pick<
  Settings,
  'INTAKE_PROVIDER' | 'INTAKE_MODEL' | 'INTAKE_API_KEY' | 'INTAKE_BASE_URL' | 'INTAKE_TIMEOUT_MS'
>;

export type ModelQuestion = {
  /** Ours, the same for every visitor. */
  instructions: string;
  /** What the visitor gave, marked as data. */
  data: string;
};
type ModelAnswer = {
  output: unknown;
  tokens: { in: number | undefined; out: number | undefined };
};
/** Asks a language model for a script. Errors: ModelFailure, whatever goes wrong. */
export type AskModel = (question: ModelQuestion) => Promise<ModelAnswer>;

async function chosenModel(settings: ModelSettings, fetch: typeof globalThis.fetch): Promise<LanguageModel> {
  const { INTAKE_MODEL = '', INTAKE_API_KEY, INTAKE_BASE_URL } = settings;
  if (settings.INTAKE_PROVIDER === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    const baseURL = INTAKE_BASE_URL ?? ANTHROPIC_ADDRESS;
    return createAnthropic({ apiKey: INTAKE_API_KEY ?? '', baseURL, fetch })(INTAKE_MODEL);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'intake',
    baseURL: INTAKE_BASE_URL ?? '',
    ...(INTAKE_API_KEY && { apiKey: INTAKE_API_KEY }),
    supportsStructuredOutputs: true,
    fetch,
  })(INTAKE_MODEL);
}

/** Loaded when the first script is asked for: it would double the time a start takes. */
async function load(settings: ModelSettings, fetch: typeof globalThis.fetch) {
  const [sdk, model] = await Promise.all([import('ai'), chosenModel(settings, fetch)]);
  // its remarks would stand between the lines of our log
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return { sdk, model };
}
type Loaded = Awaited<ReturnType<typeof load>>;

/** An answer that cannot be read: because the model declined, was cut off, or wrote something else. */
function failureOfFinish(reason: string | undefined): ModelFailure {
  if (reason === 'content-filter') return new ModelFailure('refusal');
  return new ModelFailure(reason === 'length' ? 'cut-off' : 'wrong-shape');
}

/** Messages of providers can quote the key or the visitor, so only the kind of an error leaves this function. */
function failureOf(error: unknown, { sdk }: Loaded, timedOut: boolean): ModelFailure {
  const last = sdk.RetryError.isInstance(error) ? error.lastError : error;
  if (last instanceof ModelFailure) return last;
  if (timedOut) return new ModelFailure('timeout');
  if (sdk.NoObjectGeneratedError.isInstance(last)) return failureOfFinish(last.finishReason);
  if (!sdk.APICallError.isInstance(last)) {
    return new ModelFailure('unexpected', { kind: last instanceof Error ? last.name : typeof last });
  }
  const { statusCode } = last;
  if (statusCode === undefined) return new ModelFailure('unreachable');
  return statusCode < 300 ? new ModelFailure('wrong-shape') : failureOfStatus(statusCode);
}

/**
 * Loads what it needs when it is first asked. All of it together, a count that the database keeps waiting and an
 * answer that trickles included, takes at most INTAKE_TIMEOUT_MS.
 */
export function languageModel(settings: ModelSettings, fetch: typeof globalThis.fetch): AskModel {
  let loading: Promise<Loaded> | undefined;
  const answerOf = async ({ instructions, data }: ModelQuestion, abortSignal: AbortSignal) => {
    loading ??= load(settings, fetch);
    const loaded = await loading;
    const { sdk, model } = loaded;
    try {
      const result = await sdk.generateText({
        model,
        instructions,
        prompt: data,
        output: sdk.Output.object({ schema: scriptOutput, name: 'intake_script' }),
        maxOutputTokens: OUTPUT_TOKENS_MAX,
        maxRetries: RETRIES_MAX,
        abortSignal,
        telemetry: { isEnabled: false },
      });
      if (result.finishReason !== 'stop') throw failureOfFinish(result.finishReason);
      return {
        output: result.output,
        tokens: { in: result.usage.inputTokens, out: result.usage.outputTokens },
      };
    } catch (error) {
      throw failureOf(error, loaded, abortSignal.aborted);
    }
  };
  return (question) => {
    const signal = AbortSignal.timeout(settings.INTAKE_TIMEOUT_MS);
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new ModelFailure('timeout')), { once: true });
    });
    return Promise.race([late, answerOf(question, signal)]);
  };
}
