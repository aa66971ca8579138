import type { LanguageModel } from 'ai';
import { z } from 'zod';
import type { IntakeScript } from '../../../src/features/intake/schema.ts';
import type { Settings } from '../../settings.ts';
import { ModelFailure } from './model-failure.ts';

/** A script has some 1,200 tokens; the rest is room for models that think before they write. */
const OUTPUT_TOKENS_MAX = 6_000;
/** Named here so that no variable of the environment other than our own settings chooses where the key goes. */
const ANTHROPIC_ADDRESS = 'https://api.anthropic.com/v1';
/** How long a provider that hangs or cannot be reached is left alone, in ms: no second visitor waits the full time. */
export const REST_MS = 60_000;

/** What a model is told of the shape of a script; what it answers is read by the one schema of a script. */
const scriptOutput: z.ZodType<IntakeScript> = z.object({
  opening: z.string().describe('What is said first: short paragraphs parted by an empty line. Plain text.'),
  qualification: z.array(
    z.object({
      section: z.string().describe('Heading of two to five words, in sentence case.'),
      questions: z.array(z.string()).describe('One turn each, without numbers or bullets in front.'),
    }),
  ),
  closing: z.string().describe('Next step and farewell: short paragraphs parted by an empty line.'),
});

/** `instructions` are ours, the same for every visitor; `data` holds what the visitor gave, marked as data. */
export type ModelQuestion = { instructions: string; data: string };
export type ModelAnswer = { output: unknown; tokens: { in?: number | undefined; out?: number | undefined } };
/** Asks a language model for a script. Errors: ModelFailure, whatever goes wrong. */
export type AskModel = (question: ModelQuestion) => Promise<ModelAnswer>;

async function chosenModel(settings: Settings, fetch: typeof globalThis.fetch): Promise<LanguageModel> {
  const { INTAKE_PROVIDER, INTAKE_MODEL = '', INTAKE_API_KEY, INTAKE_BASE_URL } = settings;
  if (INTAKE_PROVIDER === 'anthropic') {
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

/** Messages of providers can quote the key or the visitor, so only the kind of an error leaves this function. */
function failureOf(
  error: unknown,
  { NoObjectGeneratedError, APICallError }: typeof import('ai'),
): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (NoObjectGeneratedError.isInstance(error)) {
    if (error.finishReason === 'content-filter') return new ModelFailure('refusal');
    return new ModelFailure(error.finishReason === 'length' ? 'cut-off' : 'wrong-shape');
  }
  if (!APICallError.isInstance(error)) {
    return new ModelFailure('unexpected', { kind: error instanceof Error ? error.name : typeof error });
  }
  const { statusCode: status } = error;
  if (status === undefined) return new ModelFailure('unreachable');
  if (status < 300) return new ModelFailure('wrong-shape');
  if (status === 429) return new ModelFailure('rate-limited', { status });
  return new ModelFailure(status === 401 || status === 403 ? 'key-refused' : 'provider-error', { status });
}

/** Loads what it needs when it is first asked, and takes at most INTAKE_TIMEOUT_MS for all of it together. */
export function languageModel(settings: Settings, fetch: typeof globalThis.fetch): AskModel {
  const answer = async ({ instructions, data }: ModelQuestion, abortSignal: AbortSignal) => {
    const [sdk, model] = await Promise.all([import('ai'), chosenModel(settings, fetch)]);
    // its remarks would stand between the lines of our log
    globalThis.AI_SDK_LOG_WARNINGS = false;
    try {
      const { output, usage } = await sdk.generateText({
        model,
        instructions,
        prompt: data,
        output: sdk.Output.object({ schema: scriptOutput, name: 'intake_script' }),
        maxOutputTokens: OUTPUT_TOKENS_MAX,
        maxRetries: 0,
        abortSignal,
        telemetry: { isEnabled: false },
      });
      return { output, tokens: { in: usage.inputTokens, out: usage.outputTokens } };
    } catch (error) {
      throw abortSignal.aborted ? new ModelFailure('timeout') : failureOf(error, sdk);
    }
  };
  return (question) => {
    const signal = AbortSignal.timeout(settings.INTAKE_TIMEOUT_MS);
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new ModelFailure('timeout')), { once: true });
    });
    return Promise.race([late, answer(question, signal)]);
  };
}

/** Asks no provider that has just kept somebody waiting for nothing; after the rest one request tries it for all. */
export function restAfterHanging(ask: AskModel, now: () => number = () => performance.now()): AskModel {
  let restsUntil: number | undefined;
  let trying = false;
  return async (question) => {
    const resting = restsUntil !== undefined;
    if (restsUntil !== undefined && (trying || now() < restsUntil)) throw new ModelFailure('resting');
    trying = resting;
    try {
      const answer = await ask(question);
      restsUntil = undefined;
      return answer;
    } catch (error) {
      const hangs = error instanceof ModelFailure && ['timeout', 'unreachable'].includes(error.reason);
      restsUntil = hangs ? now() + REST_MS : undefined;
      throw error;
    } finally {
      if (resting) trying = false;
    }
  };
}
