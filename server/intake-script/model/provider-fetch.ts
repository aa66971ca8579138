import { ModelFailure } from './ask-model.ts';

/** Of an answer, in bytes as they are read (a compressed one is counted unpacked); a script with its frame has about 8,000. */
export const MODEL_ANSWER_MAX = 256 * 1024;

/**
 * The fetch that providers are given: it takes one request of the day's, follows no redirect, which would carry the key
 * elsewhere, and reads no more than MODEL_ANSWER_MAX. Errors: ModelFailure.
 */
export function providerFetch(take: () => Promise<boolean>): typeof fetch {
  return async (input, init) => {
    if (!(await take())) throw new ModelFailure('daily-cap');
    const { body, status, statusText, headers } = await fetch(input, { ...init, redirect: 'manual' });
    const chunks: BlobPart[] = [];
    let bytes = 0;
    // leaving the loop by an error cancels the stream, and its connection with it
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MODEL_ANSWER_MAX) throw new ModelFailure('too-large');
      chunks.push(chunk);
    }
    return new Response(body && new Blob(chunks), { status, statusText, headers });
  };
}
