import type { Context } from 'hono';
import type { FunctionRow } from '../functions/function-row.ts';
import { type Body, bodyKind, parseBody, readBytes } from './body.ts';
import { originAllowed } from './origin.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { Refusal, Refusals } from './refusals.ts';

export type GuardParts = {
  refusals: Refusals;
  limiter: RateLimiter;
  allowedOrigins: ReadonlySet<string>;
  /** What limits count the sender as. */
  senderOf(context: Context): string;
};

/** A form post is answered with a page, so its kind and its values are kept even when it is refused. */
export type Guarded = { kind: 'json' | 'form'; body: Body; refusal?: Refusal };

/** What led a visitor without JavaScript to the form's page: its link ends in ?from=<control>&about=<choice>. */
function cameFrom(referer: string | undefined) {
  const asked = URL.parse(referer ?? '')?.searchParams;
  const [source, subject] = [asked?.get('from'), asked?.get('about')];
  return { ...(source && { source }), ...(subject && { subject }) };
}

/**
 * Lets a request through to a function, or refuses it, always in this order: content type, origin, rate, size, form.
 * In: request, function and what guards work with. Out: the values, or the refusal.
 */
export async function guard(context: Context, row: FunctionRow, parts: GuardParts): Promise<Guarded> {
  const { refusals, limiter, allowedOrigins } = parts;
  const header = (name: string) => context.req.header(name);
  const kind = bodyKind(header('content-type'));
  if (!kind || (kind === 'form' && !row.pages))
    return { kind: 'json', body: {}, refusal: refusals.wrongType };
  const asked = {
    host: new URL(context.req.url).host,
    origin: header('origin'),
    secFetchSite: header('sec-fetch-site'),
  };
  if (!originAllowed(asked, allowedOrigins)) return { kind, body: {}, refusal: refusals.foreignOrigin };
  const wait = await limiter.secondsToWait(row.limits, 'address', parts.senderOf(context));
  // refused JSON is not read at all; a refused form is, within its limit, to give the visitor the words back
  if (wait && kind === 'json') return { kind, body: {}, refusal: refusals.tooMany(wait) };
  const bytes = await readBytes(context.req.raw, row.bodyMax);
  const body = bytes && parseBody(bytes, kind);
  if (wait) return { kind, body: body ?? {}, refusal: refusals.tooMany(wait) };
  if (!bytes) return { kind, body: {}, refusal: refusals.tooLarge };
  if (!body) return { kind, body: {}, refusal: refusals.unreadable };
  return { kind, body: kind === 'form' ? { ...body, ...cameFrom(header('referer')) } : body };
}
