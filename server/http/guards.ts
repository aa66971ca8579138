import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { FUNCTIONS_PATH } from '../../src/features/forms/backend-address.ts';
import { campaignIn } from '../../src/features/forms/campaign.ts';
import type { HttpError, HttpErrors } from './errors.ts';
import type { FormBox, FormPageCopy } from './form-page.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { SenderLimit } from './rate-limits.ts';

/** The origin of a request, as limits count it. */
export type Sender = {
  /** An IPv4 address; of an IPv6 address its /64, which one household or office has whole. */
  address: string;
  /** The /48 of an IPv6 address, which a company or a customer of a hosting provider has. */
  network?: string;
};

/** Names and values of a plain form, or the object of a JSON body. */
export type Body = Record<string, unknown>;

/** A form post comes from a page without JavaScript. */
export type Submitted = {
  kind: 'json' | 'form';
  body: Body;
  /** Global Privacy Control: the source of the visit is not stored. */
  isPrivate?: boolean;
};

/** One function under /functions/v1/, with its limits and its handler. */
export type ServerFunction = {
  name: string;
  limits: readonly SenderLimit[];
  bodyMax: number;
  /** Pages for posts of a plain HTML form; a function without them takes JSON only. */
  pages?: {
    form: string;
    /** Returns another page for these values, if the form has several. */
    formFor?(values: Body): string | undefined;
    thanks: string;
    words: FormPageCopy;
    box: FormBox;
  };
  /** The answer when the function breaks, where "could not be saved" would be wrong. */
  failed?: HttpError;
  /** The JSON of a success. Errors: HttpError where the visitor can do something about it. */
  answer(submitted: Submitted): Promise<Record<string, unknown>>;
};

export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  /** Each value is set by the guard that determines it. */
  Variables: Partial<Submitted> & { called?: ServerFunction; tooMany?: HttpError };
};

export type GuardDeps = {
  errors: HttpErrors;
  limiter: RateLimiter;
  allowedOrigins: ReadonlySet<string>;
  senderOf(context: Context<AppEnv>): Sender;
};

/** The kinds of body this server reads. */
export function bodyKind(contentType: string | undefined): Submitted['kind'] | undefined {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  if (type === 'application/x-www-form-urlencoded') return 'form';
  return undefined;
}

type RequestOrigin = {
  /** Host the request was sent to, with its port. */
  host: string;
  origin: string | undefined;
  secFetchSite: string | undefined;
};

/** Returns whether a request comes from our own pages, from an allowed site, or from a program that is no browser. */
export function originAllowed(
  { host, origin, secFetchSite }: RequestOrigin,
  allowed: ReadonlySet<string>,
): boolean {
  // a browser sends "null" when it hides the origin; then Sec-Fetch-Site decides
  if (origin === undefined || origin === 'null') {
    if (secFetchSite === undefined) return origin === undefined;
    return secFetchSite === 'same-origin' || secFetchSite === 'none';
  }
  if (allowed.has(origin)) return true;
  // compared without the scheme: a proxy that ends TLS speaks plain HTTP to this server
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** PostgreSQL can store neither, and nobody types them on purpose. */
function storable(value: unknown) {
  return typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Undefined when the bytes do not fit their content type. */
export function parseBody(bytes: Uint8Array, kind: Submitted['kind']): Body | undefined {
  try {
    const text = utf8.decode(bytes);
    if (kind === 'form') {
      const fields = [...new URLSearchParams(text)].map(([name, value]) => [name, storable(value)]);
      return Object.fromEntries(fields) as Body;
    }
    // characters that cannot be stored appear only as numeric escapes
    const value: unknown = text.includes('\\u')
      ? JSON.parse(text, (_, each) => storable(each))
      : JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Body) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the bytes of a body, or undefined when there are more than `max`; the rest is dropped. Hono's own limit makes a
 * new Request, which Node refuses while its own Request is in place (`server/run.ts`).
 */
async function readBytes(
  { req, env }: Context<AppEnv>,
  max: number,
): Promise<Uint8Array | undefined> {
  const request = req.raw;
  const length = request.headers.get('content-length');
  if (Number(length) > max) return undefined;
  if (request.headers.has('expect')) env.outgoing?.writeContinue();
  // Node reads no more than was announced; a stream that counts costs as much as all the rest of a request
  if (length !== null) return new Uint8Array(await request.arrayBuffer());
  // the stream is never cancelled: that would close the connection before the answer
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    size += read.value.length;
    if (size > max) return undefined;
    chunks.push(read.value);
  }
  return Buffer.concat(chunks);
}

/**
 * Returns the origin of a form without JavaScript from the address of its page. The link to the page ends in
 * ?from=<control>&about=<choice>, and a campaign may have led straight to it. A form that came back with its mistakes has
 * the function's own address.
 */
function cameFrom(referer: string | undefined, host: string, formPage: string | undefined): Body {
  const from = URL.parse(referer ?? '');
  if (!from) return {};
  const { searchParams: query, pathname } = from;
  const [source, subject] = [query.get('from'), query.get('about')];
  const chosen = { ...(source && { source }), ...(subject && { subject }) };
  const page = pathname.startsWith(FUNCTIONS_PATH) ? formPage : pathname;
  // for a page on another host only the host is stored
  const sent = from.host === host ? { ...campaignIn(query), ...chosen, page } : chosen;
  // escapes in an address may stand for characters that a body must not have
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, storable(value)]));
}

/** The checks before a function, always in this order: content type, origin, rate, size, form. */
export function guards(called: ServerFunction, deps: GuardDeps): MiddlewareHandler<AppEnv>[] {
  const { errors, limiter, allowedOrigins, senderOf } = deps;
  return [
    async function contentType(context, next) {
      const kind = bodyKind(context.req.header('content-type'));
      if (!kind || (kind === 'form' && !called.pages)) throw errors.wrongType;
      const encoding = context.req.header('content-encoding') ?? 'identity';
      if (encoding.trim().toLowerCase() !== 'identity') throw errors.encoded;
      context.set('kind', kind);
      await next();
    },
    async function origin(context, next) {
      const url = URL.parse(context.req.url);
      // a Host such as 999.1.1.1, which no address can have
      if (!url) throw errors.unreadable;
      const requestOrigin = {
        host: url.host,
        origin: context.req.header('origin'),
        secFetchSite: context.req.header('sec-fetch-site'),
      };
      if (!originAllowed(requestOrigin, allowedOrigins)) throw errors.foreignOrigin;
      await next();
    },
    async function rate(context, next) {
      const { address, network } = senderOf(context);
      const { wait } = await limiter.count(called.limits, {
        address: `${called.name} ${address}`,
        ...(network && { network: `${called.name} ${network}` }),
      });
      // refused JSON is not read at all; a refused form is, within its limit, to give the visitor the words back
      if (wait && context.var.kind === 'json') throw errors.tooMany(wait);
      if (wait) context.set('tooMany', errors.tooMany(wait));
      await next();
    },
    async function sizeAndForm(context, next) {
      const { kind = 'json', tooMany } = context.var;
      const bytes = await readBytes(context, called.bodyMax).catch(() => {
        // a sender who disconnects within a body is no fault of ours
        throw errors.unreadable;
      });
      if (!bytes) throw tooMany ?? errors.tooLarge;
      const body = parseBody(bytes, kind);
      if (body) context.set('body', body);
      if (tooMany) throw tooMany;
      if (!body) throw errors.unreadable;
      if (kind === 'form') {
        const { host } = new URL(context.req.url);
        context.set('body', {
          ...body,
          ...cameFrom(context.req.header('referer'), host, called.pages?.form),
        });
      }
      await next();
    },
  ];
}
