/** A browser has `randomUUID` only on a secure origin, and a lead sent over plain HTTP counts like any other. */
function randomId() {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Ids for submissions: the same words get the same id however often they are sent, other words a new one, so that a
 * retry after a lost answer is one lead and a corrected message is not mistaken for a repeat.
 */
export function submissionIds(makeId: () => string = randomId) {
  let last: { words: string; id: string } | undefined;
  return {
    /** In: the fields as they will be sent. Out: their id. */
    idFor(fields: unknown) {
      const words = JSON.stringify(fields);
      if (last?.words !== words) last = { words, id: makeId() };
      return last.id;
    },
    /** After success the same words are a new request. */
    forget() {
      last = undefined;
    },
  };
}
