import { failureOfStatus, ModelFailure } from './model-failure.ts';

/** A provider that wants us to wait longer before the repeat is not waited for, in seconds. */
const RETRY_AFTER_MAX_SECONDS = 3;
const MS_PER_SECOND = 1000;
/** Of an answer, in bytes as they are read (a compressed one is counted unpacked); a script with its frame has about 8,000. */
export const MODEL_ANSWER_MAX = 256 * 1024;

/** The seconds to wait that the headers name, 0 when they name none. */
function secondsToWait(headers: Headers): number {
  const ms = Number.parseFloat(headers.get('retry-after-ms') ?? '');
  if (!Number.isNaN(ms)) return ms / MS_PER_SECOND;
  const after = headers.get('retry-after') ?? '';
  const seconds = Number.parseFloat(after);
  if (!Number.isNaN(seconds) && /^[\d.]+$/.test(after.trim())) return seconds;
  const until = Date.parse(after);
  return Number.isNaN(until) ? 0 : (until - Date.now()) / MS_PER_SECOND;
}

/** The whole body; one that grows past the bound is let go of, and its connection with it. */
async function boundedBody(body: ReadableStream<Uint8Array>) {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // leaving the loop by an error cancels the stream
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > MODEL_ANSWER_MAX) throw new ModelFailure('too-large');
    chunks.push(chunk);
  }
  return new Blob(chunks as BlobPart[]);
}

/**
 * The fetch that providers are given: it counts every request, repeats included, follows no redirect, which would
 * carry the key elsewhere, and reads no more than MODEL_ANSWER_MAX. `take` takes one request of the day's.
 * Errors: ModelFailure when the day's are used up, the answer is too large, or the provider wants to be left alone
 * for longer.
 */
export function providerFetch(take: () => Promise<boolean>): typeof fetch {
  return async (input, init) => {
    if (!(await take())) throw new ModelFailure('daily-cap');
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (!response.ok && secondsToWait(response.headers) > RETRY_AFTER_MAX_SECONDS) {
      await response.body?.cancel();
      throw failureOfStatus(response.status);
    }
    const { status, statusText, headers } = response;
    const body = response.body && (await boundedBody(response.body));
    return new Response(body, { status, statusText, headers });
  };
}
