import { type BackendAddress, callFunction } from './backend.ts';
import { campaignIn } from './campaign.ts';
import type { HIDDEN_FIELD } from './hidden-field-name.ts';
import { LEAD_SENT } from './lead-sent.ts';

/**
 * Nothing is stored on the device: the Navigation API knows the first page of the tab. In a browser
 * without this API, the current page is the first if its referrer is another site.
 */
export function currentVisit() {
  const referrer = document.referrer.split('/')[2];
  const isFromOutside = referrer !== location.host;
  const firstUrl =
    globalThis.navigation?.entries()[0]?.url ?? (isFromOutside ? location.href : undefined);
  if (!firstUrl) return {};
  const { pathname, searchParams } = new URL(firstUrl);
  return {
    landing: pathname,
    referrer: isFromOutside ? referrer : undefined,
    ...campaignIn(searchParams),
  };
}

/** Browsers limit keepalive requests to 64 KB, including headers. */
const MAX_KEEPALIVE_BYTES = 50_000;

type RequestDetails = Partial<
  Record<'source' | 'subject' | 'ask' | typeof HIDDEN_FIELD, string | undefined>
>;

/** Browsers have no `randomUUID` over plain HTTP. */
const randomId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** A retry after a lost answer has the same values, so it gets the same id and is the same lead. */
export function submissionIds(createId: () => string = randomId) {
  let previousRequest: { text: string; id: string } | undefined;
  return {
    idFor(fields: unknown) {
      const text = JSON.stringify(fields);
      if (previousRequest?.text !== text) previousRequest = { text, id: createId() };
      return previousRequest.id;
    },
    /** After a success, the same values are a new request with a new id. */
    forget() {
      previousRequest = undefined;
    },
  };
}

/**
 * The functions never throw. With `isInBackground`, the request continues when the visitor leaves
 * the page.
 */
export function leadSender(backend: BackendAddress, functionName: string) {
  const ids = submissionIds();
  return {
    async send(values: object, details: RequestDetails, isInBackground = false) {
      const request = { ...values, ...details, page: location.pathname, ...currentVisit() };
      const body = {
        ...request,
        submissionId: ids.idFor(request),
        fillMs: Math.round(performance.now()),
      };
      const keepalive = isInBackground && JSON.stringify(body).length <= MAX_KEEPALIVE_BYTES;
      const answer = await callFunction(backend, functionName, body, { keepalive });
      if (answer.ok) document.dispatchEvent(new CustomEvent(LEAD_SENT, { detail: functionName }));
      return answer;
    },
    forget: ids.forget,
  };
}
