import { type BackendPlace, callFunction } from './backend.ts';
import { visitOrigin } from './visit.ts';

/** A request that outlives its page may have 64 KB, headers of it included; counted in characters. */
const KEEPALIVE_MAX = 50_000;

/** Which control opened the form, and what was chosen there. */
type Origin = { source?: string | undefined; subject?: string | undefined };

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

/** Sends what a form holds, with what every form sends beside its own fields (submission.ts). Never throws. */
export function leadSender(backend: BackendPlace, functionName: string) {
  const ids = submissionIds();
  return {
    /** `inBackground`: nobody waits for the answer, and the visitor may leave the page. */
    send(values: object, origin: Origin, inBackground = false) {
      const request = { ...values, ...origin, page: location.pathname, ...visitOrigin() };
      const body = { ...request, submissionId: ids.idFor(request) };
      const keepalive = inBackground && JSON.stringify(body).length <= KEEPALIVE_MAX;
      return callFunction(backend, functionName, body, { keepalive });
    },
    forget: ids.forget,
  };
}
