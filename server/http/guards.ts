import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { FUNCTIONS_PATH } from '../../src/features/forms/backend-address.ts';
import { campaignIn } from '../../src/features/forms/campaign.ts';
import type { HttpError, HttpErrors } from './errors.ts';
import type { FormBox, FormPageCopy } from './form-page.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { SenderLimit } from './rate-limits.ts';

/** The sender of a request for rate limits. */
export type Sender = {
  /** An IPv4 address, or the /64 of an IPv6 address, which belongs to one household or office. */
  address: string;
  /** The /48 of an IPv6 address, which belongs to one company or customer of a hosting provider. */
  network?: string;
};

/** Names and values of a plain form, or the object of a JSON body. */
export type Body = Record<string, unknown>;

/** A parsed request. The kind "form" comes from a browser without JavaScript. */
export type Submitted = {
  kind: 'json' | 'form';
  body: Body;
  /** True if the browser sent Global Privacy Control: then the origin of the visit is not stored. */
  isPrivate?: boolean;
};

/** A function below /functions/v1/, with its limits and its handler. */
export type ServerFunction = {
  name: string;
  limits: readonly SenderLimit[];
  bodyMax: number;
  /** Pages for posts of a plain HTML form. A function without them accepts only JSON. */
  pages?: {
    form: string;
    /** Returns another page for these values, if the form has several. */
    formFor?(values: Body): string | undefined;
    thanks: string;
    words: FormPageCopy;
    box: FormBox;
  };
  /** The answer if the function fails, unless it is "could not be saved". */
  failed?: HttpError;
  /** Returns the JSON of the answer. Errors: an HttpError with a message for the visitor. */
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

/** Returns the kind of a body by its content type; undefined if this server does not read this type. */
export function bodyKind(contentType: string | undefined): Submitted['kind'] | undefined {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  if (type === 'application/x-www-form-urlencoded') return 'form';
  return undefined;
}

type RequestOrigin = {
  /** Host and port in the address of the request. */
  host: string;
  origin: string | undefined;
  secFetchSite: string | undefined;
};

/** Returns whether a request comes from our pages, from an allowed site, or from a program other than a browser. */
export function originAllowed(
  { host, origin, secFetchSite }: RequestOrigin,
  allowed: ReadonlySet<string>,
): boolean {
  // A browser that hides the origin sends "null"; then Sec-Fetch-Site decides.
  if (origin === undefined || origin === 'null') {
    if (secFetchSite === undefined) return origin === undefined;
    return secFetchSite === 'same-origin' || secFetchSite === 'none';
  }
  if (allowed.has(origin)) return true;
  // The scheme is not compared, because a proxy that ends TLS uses plain HTTP for this server.
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Returns a text without NUL and lone surrogates, which PostgreSQL cannot store. Other values are unchanged. */
function storable(value: unknown) {
  return typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Returns the fields of a body; undefined if the bytes do not match their content type. */
export function parseBody(bytes: Uint8Array, kind: Submitted['kind']): Body | undefined {
  try {
    const text = utf8.decode(bytes);
    if (kind === 'form') {
      const fields = [...new URLSearchParams(text)].map(([name, value]) => [name, storable(value)]);
      return Object.fromEntries(fields) as Body;
    }
    // In JSON, characters that cannot be stored can only be numeric escapes.
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
 * Returns the bytes of a body; undefined if there are more than `max`. Hono's limit is not used: it creates a new Request,
 * which does not work with the server's Request class (`server/run.ts`).
 */
async function readBytes(
  { req, env }: Context<AppEnv>,
  max: number,
): Promise<Uint8Array | undefined> {
  const request = req.raw;
  const length = request.headers.get('content-length');
  if (Number(length) > max) return undefined;
  if (request.headers.has('expect')) env.outgoing?.writeContinue();
  // With a Content-Length, Node reads no more bytes than that. Counting in a stream would double the time of a request.
  if (length !== null) return new Uint8Array(await request.arrayBuffer());
  // The stream is not canceled: that would close the connection before the answer.
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
 * Returns the origin of a form without JavaScript, from the address of its page: links to the page end in
 * ?from=<control>&about=<subject>, and a link of a campaign has campaign parameters. A form that was returned with errors has
 * the address of the function.
 */
function cameFrom(referer: string | undefined, host: string, formPage: string | undefined): Body {
  const from = URL.parse(referer ?? '');
  if (!from) return {};
  const { searchParams: query, pathname } = from;
  const [source, subject] = [query.get('from'), query.get('about')];
  const chosen = { ...(source && { source }), ...(subject && { subject }) };
  const page = pathname.startsWith(FUNCTIONS_PATH) ? formPage : pathname;
  // The path of a page on another host is not stored.
  const sent = from.host === host ? { ...campaignIn(query), ...chosen, page } : chosen;
  // Escapes in an address may be characters that cannot be stored.
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, storable(value)]));
}

/** Returns the checks before a function, in this order: content type, origin, rate, size, form. */
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
      // The Host is invalid, such as 999.1.1.1.
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
      // The body of refused JSON is not read. That of a refused form is, so that its page shows the typed texts again.
      if (wait && context.var.kind === 'json') throw errors.tooMany(wait);
      if (wait) context.set('tooMany', errors.tooMany(wait));
      await next();
    },
    async function sizeAndForm(context, next) {
      const { kind = 'json', tooMany } = context.var;
      const bytes = await readBytes(context, called.bodyMax).catch(() => {
        // A sender who disconnects within the body is not a fault of the server.
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
