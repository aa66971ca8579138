import type { LanguageModel } from 'ai';
import { z } from 'zod';
import { SCRIPT_PARTS } from '../../../src/features/intake/script.ts';
import { boundedBody } from '../../http/bounded-body.ts';
import type { Settings } from '../../settings.ts';

/** A script has about 1,200 tokens. Models that think before they write need more. */
const MAX_OUTPUT_TOKENS = 6_000;
/** Without this URL, the SDK would send the key to the URL in ANTHROPIC_BASE_URL. */
const ANTHROPIC_URL = 'https://api.anthropic.com/v1';
/** For this time after a timeout, the provider gets no requests and no visitor waits for it. */
export const PROVIDER_PAUSE_MS = 60_000;

const ANSWER_SCHEMA = z.object({
  lines: z.array(z.object({ id: z.string(), part: z.enum(SCRIPT_PARTS), text: z.string() })),
});
export type ModelLine = z.infer<typeof ANSWER_SCHEMA>['lines'][number];

// docs/operations/services.md lists the reasons. `facts` are logged, so they never contain a
// visitor's text.
export class ModelFailure extends Error {
  readonly facts: { reason: string; status?: number; faults?: readonly string[]; kind?: string };
  constructor(reason: string, facts: Omit<ModelFailure['facts'], 'reason'> = {}) {
    super(reason);
    this.facts = { reason, ...facts };
  }
}

/** `instructions` are ours; `data` has the visitor's input. Throws a ModelFailure. */
export type CallModel = (instructions: string, data: string) => Promise<readonly ModelLine[]>;

async function createModel(
  settings: Settings,
  fetch: typeof globalThis.fetch,
): Promise<LanguageModel> {
  const { INTAKE_MODEL = '', INTAKE_API_KEY: apiKey = '', INTAKE_BASE_URL: baseURL } = settings;
  if (settings.INTAKE_PROVIDER === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ apiKey, baseURL: baseURL ?? ANTHROPIC_URL, fetch })(INTAKE_MODEL);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const options = { name: 'intake', baseURL: baseURL ?? '', ...(apiKey && { apiKey }) };
  return createOpenAICompatible({ ...options, supportsStructuredOutputs: true, fetch })(
    INTAKE_MODEL,
  );
}

// A provider's message may quote the key or the visitor, so only the kind of the error becomes part
// of the failure.
function toModelFailure(error: unknown, sdk: typeof import('ai')): ModelFailure {
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

/** A call, including the loading of the `ai` library, takes at most INTAKE_TIMEOUT_MS. */
export function languageModel(settings: Settings, fetch: typeof globalThis.fetch): CallModel {
  return async (instructions, prompt) => {
    const abortSignal = AbortSignal.timeout(settings.INTAKE_TIMEOUT_MS);
    const [sdk, model] = await Promise.all([import('ai'), createModel(settings, fetch)]);
    // The library must not write its warnings between the lines of our log.
    globalThis.AI_SDK_LOG_WARNINGS = false;
    try {
      const { output } = await sdk.generateText({
        model,
        instructions,
        prompt,
        output: sdk.Output.object({ schema: ANSWER_SCHEMA, name: 'intake_script' }),
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        maxRetries: 0,
        abortSignal,
        telemetry: { isEnabled: false },
      });
      return output.lines;
    } catch (error) {
      throw abortSignal.aborted ? new ModelFailure('timeout') : toModelFailure(error, sdk);
    }
  };
}

/**
 * If the provider timed out or could not be reached, requests pause. After the pause, one request
 * tests the provider.
 */
export function pauseAfterTimeout(
  call: CallModel,
  now: () => number = () => performance.now(),
): CallModel {
  let pausedUntil = 0;
  return async (...request) => {
    if (now() < pausedUntil) throw new ModelFailure('paused');
    if (pausedUntil) pausedUntil = now() + PROVIDER_PAUSE_MS;
    try {
      const answer = await call(...request);
      pausedUntil = 0;
      return answer;
    } catch (error) {
      const isUnreachable =
        error instanceof ModelFailure && ['timeout', 'unreachable'].includes(error.message);
      pausedUntil = isUnreachable ? now() + PROVIDER_PAUSE_MS : 0;
      throw error;
    }
  };
}

/** A script with its JSON has about 8,000 bytes. */
const MAX_MODEL_ANSWER_BYTES = 256 * 1024;

// Follows no redirect, because the key must not reach another host. Throws a ModelFailure if the
// answer is too large or the daily limit is reached (`countCall` returns false).
export function providerFetch(countCall: () => Promise<boolean>): typeof fetch {
  return async (input, init) => {
    if (!(await countCall())) throw new ModelFailure('daily-cap');
    const response = await fetch(input, { ...init, redirect: 'manual' });
    const answer = await boundedBody(response.body, MAX_MODEL_ANSWER_BYTES);
    if (!answer) throw new ModelFailure('too-large');
    return new Response(response.body && answer, response);
  };
}
