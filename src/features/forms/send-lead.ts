import { type BackendAddress, callFunction } from './backend.ts';
import { campaignIn } from './campaign.ts';
import type { HIDDEN_FIELD } from './hidden-field-name.ts';
import { LEAD_SENT } from './lead-sent.ts';

/**
 * Returns the origin of the visit without storing anything on the device: the browser's own list of this tab's pages begins
 * with the first one. A browser without that list knows only its current page, which is the first one unless one of our own
 * pages linked there. Only the path and the campaign of an address are sent, never its hash.
 */
export function visitOrigin() {
  const referrer = document.referrer.split('/')[2];
  const fromOutside = referrer !== location.host;
  const first =
    globalThis.navigation?.entries()[0]?.url ?? (fromOutside ? location.href : undefined);
  if (!first) return {};
  const { pathname, searchParams } = new URL(first);
  return {
    landing: pathname,
    referrer: fromOutside ? referrer : undefined,
    ...campaignIn(searchParams),
  };
}

/** Browsers allow 64 KB, headers included, for a request that outlives its page. In characters. */
const KEEPALIVE_MAX = 50_000;

/** The control that opened the form, the choice made there, and the value of the hidden field. */
type Origin = Partial<
  Record<'source' | 'subject' | 'ask' | typeof HIDDEN_FIELD, string | undefined>
>;

/** `randomUUID` exists only on secure origins: a lead sent over plain HTTP counts like any other. */
const randomId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Ids for submissions. The same values have the same id each time, so that a retry after a lost answer is one lead; a
 * corrected message has another.
 */
export function submissionIds(makeId: () => string = randomId) {
  let last: { text: string; id: string } | undefined;
  return {
    idFor(fields: unknown) {
      const text = JSON.stringify(fields);
      if (last?.text !== text) last = { text, id: makeId() };
      return last.id;
    },
    /** After success the same values are a new request. */
    forget() {
      last = undefined;
    },
  };
}

/** Sends a form's values with the fields that every form adds (submission.ts). Never throws. */
export function leadSender(backend: BackendAddress, functionName: string) {
  const ids = submissionIds();
  return {
    /** `inBackground`: the form does not wait for the answer, and the visitor may leave the page. */
    async send(values: object, origin: Origin, inBackground = false) {
      const request = { ...values, ...origin, page: location.pathname, ...visitOrigin() };
      const body = {
        ...request,
        submissionId: ids.idFor(request),
        fillMs: Math.round(performance.now()),
      };
      const keepalive = inBackground && JSON.stringify(body).length <= KEEPALIVE_MAX;
      const answer = await callFunction(backend, functionName, body, { keepalive });
      if (answer.ok) document.dispatchEvent(new CustomEvent(LEAD_SENT, { detail: functionName }));
      return answer;
    },
    forget: ids.forget,
  };
}
