import type { LanguageModel } from 'ai';
import { z } from 'zod';
import { SCRIPT_PARTS } from '../../../src/features/intake/script.ts';
import { boundedBody } from '../../http/bounded-body.ts';
import type { Settings } from '../../settings.ts';

/** A script has some 1,200 tokens; the rest is room for models that think before they write. */
const OUTPUT_TOKENS_MAX = 6_000;
/** Named here so that no variable of the environment other than our own settings chooses where the key goes. */
const ANTHROPIC_ADDRESS = 'https://api.anthropic.com/v1';
/**
 * Calls to a provider that timed out or was unreachable pause for this time, in ms, so that no second visitor waits for
 * the full timeout.
 */
export const PROVIDER_PAUSE_MS = 60_000;

const SHAPE = z.object({
  lines: z.array(z.object({ id: z.string(), part: z.enum(SCRIPT_PARTS), text: z.string() })),
});
export type ModelLine = z.infer<typeof SHAPE>['lines'][number];

/** The language model gave no usable answer (reasons: docs/operations/services.md). Reason and facts are logged, without any visitor's text. */
export class ModelFailure extends Error {
  readonly facts: { reason: string; status?: number; faults?: readonly string[]; kind?: string };
  constructor(reason: string, facts: Omit<ModelFailure['facts'], 'reason'> = {}) {
    super(reason);
    this.facts = { reason, ...facts };
  }
}

/** Returns the lines of a script for our `instructions`, the same for every visitor, and the visitor's words as data. Errors: ModelFailure. */
export type CallModel = (instructions: string, data: string) => Promise<readonly ModelLine[]>;

async function chosenModel(
  settings: Settings,
  fetch: typeof globalThis.fetch,
): Promise<LanguageModel> {
  const { INTAKE_MODEL = '', INTAKE_API_KEY: apiKey = '', INTAKE_BASE_URL: baseURL } = settings;
  if (settings.INTAKE_PROVIDER === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ apiKey, baseURL: baseURL ?? ANTHROPIC_ADDRESS, fetch })(INTAKE_MODEL);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const place = { name: 'intake', baseURL: baseURL ?? '', ...(apiKey && { apiKey }) };
  return createOpenAICompatible({ ...place, supportsStructuredOutputs: true, fetch })(INTAKE_MODEL);
}

/** Messages of providers can quote the key or the visitor, so only the kind of an error leaves this function. */
function failureOf(error: unknown, sdk: typeof import('ai')): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (sdk.NoObjectGeneratedError.isInstance(error)) {
    const { finishReason } = error;
    if (finishReason === 'content-filter') return new ModelFailure('refusal');
    return new ModelFailure(finishReason === 'length' ? 'cut-off' : 'wrong-shape');
  }
  if (!sdk.APICallError.isInstance(error)) {
    const kind = error instanceof Error ? error.name : typeof error;
    return new ModelFailure('unexpected', { kind });
  }
  const { statusCode: status } = error;
  if (status === undefined) return new ModelFailure('unreachable');
  if (status < 300) return new ModelFailure('wrong-shape');
  return new ModelFailure('provider-error', { status });
}

/** Loads the library with the first call; all of it together takes at most INTAKE_TIMEOUT_MS. */
export function languageModel(settings: Settings, fetch: typeof globalThis.fetch): CallModel {
  return async (instructions, prompt) => {
    const abortSignal = AbortSignal.timeout(settings.INTAKE_TIMEOUT_MS);
    const [sdk, model] = await Promise.all([import('ai'), chosenModel(settings, fetch)]);
    // The warnings of the library would appear between the lines of our log.
    globalThis.AI_SDK_LOG_WARNINGS = false;
    try {
      const { output } = await sdk.generateText({
        model,
        instructions,
        prompt,
        output: sdk.Output.object({ schema: SHAPE, name: 'intake_script' }),
        maxOutputTokens: OUTPUT_TOKENS_MAX,
        maxRetries: 0,
        abortSignal,
        telemetry: { isEnabled: false },
      });
      return output.lines;
    } catch (error) {
      throw abortSignal.aborted ? new ModelFailure('timeout') : failureOf(error, sdk);
    }
  };
}

/** Pauses calls to a provider that has just timed out; after the pause one request tries it for all. */
export function pauseAfterTimeout(
  call: CallModel,
  now: () => number = () => performance.now(),
): CallModel {
  let restsUntil = 0;
  return async (...request) => {
    if (now() < restsUntil) throw new ModelFailure('resting');
    if (restsUntil) restsUntil = now() + PROVIDER_PAUSE_MS;
    try {
      const answer = await call(...request);
      restsUntil = 0;
      return answer;
    } catch (error) {
      const hangs =
        error instanceof ModelFailure && ['timeout', 'unreachable'].includes(error.message);
      restsUntil = hangs ? now() + PROVIDER_PAUSE_MS : 0;
      throw error;
    }
  };
}

/** Largest answer, in bytes; a script with its frame has about 8,000. */
const MODEL_ANSWER_MAX = 256 * 1024;

/**
 * The fetch that providers are given: it takes one request of the day's, follows no redirect, which would carry the key
 * elsewhere, and reads no more than MODEL_ANSWER_MAX. Errors: ModelFailure.
 */
export function providerFetch(take: () => Promise<boolean>): typeof fetch {
  return async (input, init) => {
    if (!(await take())) throw new ModelFailure('daily-cap');
    const { body, status, statusText, headers } = await fetch(input, {
      ...init,
      redirect: 'manual',
    });
    const answer = await boundedBody(body, MODEL_ANSWER_MAX);
    if (!answer) throw new ModelFailure('too-large');
    return new Response(body && answer, { status, statusText, headers });
  };
}
