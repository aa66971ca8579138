import { type BackendAddress, callFunction } from './backend.ts';
import { campaignIn } from './campaign.ts';
import type { HIDDEN_FIELD } from './hidden-field-name.ts';
import { LEAD_SENT } from './lead-sent.ts';

/**
 * Nothing is stored on the device: the Navigation API has the first page of the tab. Without it,
 * the current page is the first if its referrer is another site. The result has only the path and
 * the campaign of that page.
 */
export function visitOrigin() {
  const referrer = document.referrer.split('/')[2];
  const fromOutside = referrer !== location.host;
  const firstUrl =
    globalThis.navigation?.entries()[0]?.url ?? (fromOutside ? location.href : undefined);
  if (!firstUrl) return {};
  const { pathname, searchParams } = new URL(firstUrl);
  return {
    landing: pathname,
    referrer: fromOutside ? referrer : undefined,
    ...campaignIn(searchParams),
  };
}

/** In characters: browsers allow 64 KB including headers. */
const KEEPALIVE_MAX = 50_000;

type Origin = Partial<
  Record<'source' | 'subject' | 'ask' | typeof HIDDEN_FIELD, string | undefined>
>;

/** `randomUUID` does not exist over plain HTTP. */
const randomId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The same values get the same id, so that a retry after a lost answer is the same lead. */
export function submissionIds(makeId: () => string = randomId) {
  let previous: { text: string; id: string } | undefined;
  return {
    idFor(fields: unknown) {
      const text = JSON.stringify(fields);
      if (previous?.text !== text) previous = { text, id: makeId() };
      return previous.id;
    },
    /** After success: then the same values are a new request. */
    forget() {
      previous = undefined;
    },
  };
}

/**
 * The functions never throw. `inBackground`: the request goes on when the visitor leaves the page.
 */
export function leadSender(backend: BackendAddress, functionName: string) {
  const ids = submissionIds();
  return {
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
