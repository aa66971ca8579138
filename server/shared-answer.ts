/** An answer is that old at most, in ms. */
export const SHARED_MS = 1_000;

/** One answer for everybody who asks while it is being found or soon after: however many ask, the work is done once. */
export function sharedAnswer<Answer>(find: () => Promise<Answer>, now: () => Date): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  let until = 0;
  return () => {
    if (!answer || now().getTime() >= until) {
      until = Number.POSITIVE_INFINITY;
      answer = find().finally(() => {
        until = now().getTime() + SHARED_MS;
      });
    }
    return answer;
  };
}
