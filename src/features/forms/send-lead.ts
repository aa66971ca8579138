import { type BackendAddress, callFunction } from './backend.ts';
import { campaignIn } from './campaign.ts';
import type { HIDDEN_FIELD } from './hidden-field-name.ts';
import { LEAD_SENT } from './lead-sent.ts';

/**
 * Returns the origin of the visit. Nothing is stored on the device: the history of the tab (Navigation API) has the first
 * page. A browser without this API knows only the current page: it is the first page if its referrer is another site. Only
 * the path and the campaign of the first address are returned.
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

/** Maximum number of characters in a request with `keepalive`: browsers allow 64 KB including headers. */
const KEEPALIVE_MAX = 50_000;

/** The control that opened the form, the subject and the kind of the request, and the value of the hidden field. */
type Origin = Partial<
  Record<'source' | 'subject' | 'ask' | typeof HIDDEN_FIELD, string | undefined>
>;

/** Returns a random id. `randomUUID` is not used, because it does not exist over plain HTTP. */
const randomId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Creates ids for submissions. The same values get the same id, so that a retry after a lost answer is the same lead.
 * Changed values get a new id.
 */
export function submissionIds(makeId: () => string = randomId) {
  let last: { text: string; id: string } | undefined;
  return {
    idFor(fields: unknown) {
      const text = JSON.stringify(fields);
      if (last?.text !== text) last = { text, id: makeId() };
      return last.id;
    },
    /** Call this after success: then the same values are a new request. */
    forget() {
      last = undefined;
    },
  };
}

/** Returns functions that send the values of a form with the fields of all forms (submission.ts). They never throw. */
export function leadSender(backend: BackendAddress, functionName: string) {
  const ids = submissionIds();
  return {
    /** If `inBackground` is true, the request goes on when the visitor leaves the page. */
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
