/** An answer is that old at most, in ms. */
export const SHARED_MS = 1_000;

/** One answer for everybody who asks while it is being found or soon after: however many ask, the work is done once. */
export function sharedAnswer<Answer>(find: () => Promise<Answer>, now: () => Date): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  /** When it was found, in ms since 1970; undefined while it is being found. */
  let foundAt: number | undefined;
  const isFresh = () => {
    if (!answer || foundAt === undefined) return Boolean(answer);
    const age = now().getTime() - foundAt;
    // of a clock that was set back nobody knows how old it is
    return age >= 0 && age < SHARED_MS;
  };
  return () => {
    if (!answer || !isFresh()) {
      foundAt = undefined;
      answer = find().finally(() => {
        foundAt = now().getTime();
      });
    }
    return answer;
  };
}
