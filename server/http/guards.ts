import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { FUNCTIONS_PATH } from '../../src/features/forms/backend-address.ts';
import { campaignIn } from '../../src/features/forms/campaign.ts';
import { boundedBody } from './bounded-body.ts';
import type { HttpError, HttpErrors } from './errors.ts';
import type { FormBox, FormPageCopy } from './form-page.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { SenderLimit } from './rate-limits.ts';

export type Sender = {
  /** An IPv4 address, or the /64 of an IPv6 address, which belongs to one household or office. */
  address: string;
  /** The /48 of an IPv6 address, which belongs to one company or customer of a hosting provider. */
  network?: string;
};

export type Body = Record<string, unknown>;

/** The kind "form" comes from a browser without JavaScript. */
export type FunctionRequest = {
  kind: 'json' | 'form';
  body: Body;
  // True if the browser sent Global Privacy Control. The origin of the visit is then not stored.
  isPrivate?: boolean;
};

export type ServerFunction = {
  name: string;
  limits: readonly SenderLimit[];
  maxBodyBytes: number;
  /** A function without pages accepts only JSON. */
  pages?: {
    form: string;
    formFor?(values: Body): string | undefined;
    thanks: string;
    copy: FormPageCopy;
    box: FormBox;
  };
  /** Answer if the function fails. Default: "could not be saved". */
  failure?: HttpError;
  /** Throws an HttpError with a message for the visitor. */
  answer(submitted: FunctionRequest): Promise<Record<string, unknown>>;
};

export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: Partial<FunctionRequest> & { serverFunction?: ServerFunction; tooMany?: HttpError };
};

export type GuardDeps = {
  errors: HttpErrors;
  limiter: RateLimiter;
  allowedOrigins: ReadonlySet<string>;
  senderOf(context: Context<AppEnv>): Sender;
};

export function bodyKind(contentType: string | undefined): FunctionRequest['kind'] | undefined {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  if (type === 'application/x-www-form-urlencoded') return 'form';
  return undefined;
}

type RequestOrigin = {
  host: string;
  origin: string | undefined;
  secFetchSite: string | undefined;
};

/** Allows our own pages, the sites in `allowedOrigins`, and programs that are no browsers. */
export function isOriginAllowed(
  { host, origin, secFetchSite }: RequestOrigin,
  allowedOrigins: ReadonlySet<string>,
): boolean {
  // A browser that hides the origin sends "null". Then Sec-Fetch-Site decides.
  if (origin === undefined || origin === 'null') {
    if (secFetchSite === undefined) return origin === undefined;
    return secFetchSite === 'same-origin' || secFetchSite === 'none';
  }
  if (allowedOrigins.has(origin)) return true;
  // The scheme is not compared, because a proxy that ends TLS uses plain HTTP for this server.
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Removes NUL and lone surrogates, which PostgreSQL cannot store. */
function toStorable(value: unknown) {
  return typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value;
}

const utf8Decoder = new TextDecoder('utf-8', { fatal: true });

export function parseBody(bytes: Uint8Array, kind: FunctionRequest['kind']): Body | undefined {
  try {
    const text = utf8Decoder.decode(bytes);
    if (kind === 'form') {
      const fields = [...new URLSearchParams(text)].map(([name, value]) => [
        name,
        toStorable(value),
      ]);
      return Object.fromEntries(fields) as Body;
    }
    // In JSON, characters that cannot be stored can only be written as `\u` escapes.
    const value: unknown = text.includes('\\u')
      ? JSON.parse(text, (_, item) => toStorable(item))
      : JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Body) : undefined;
  } catch {
    return undefined;
  }
}

/** Hono's own body limit creates a new Request, which does not work with our server (`run.ts`). */
async function readBytes(
  { req, env }: Context<AppEnv>,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  const request = req.raw;
  const length = request.headers.get('content-length');
  if (Number(length) > maxBytes) return undefined;
  if (request.headers.has('expect')) env.outgoing?.writeContinue();
  // Node reads no more bytes than Content-Length announces. Counting them in a stream would double
  // the time.
  if (length !== null) return new Uint8Array(await request.arrayBuffer());
  // The stream is not canceled, because canceling it would close the connection before the answer.
  return boundedBody(request.body?.values({ preventCancel: true }) ?? null, maxBytes);
}

// A form without JavaScript reports its origin by the URL of its page: ?from=<control>,
// &about=<subject> and campaign parameters. A form that was returned with errors has the URL of the
// function, and `formPage` is its page.
function originOfForm(
  referer: string | undefined,
  host: string,
  formPage: string | undefined,
): Body {
  const page = URL.parse(referer ?? '');
  if (!page) return {};
  const { searchParams: query, pathname } = page;
  const [source, subject] = [query.get('from'), query.get('about')];
  const control = { ...(source && { source }), ...(subject && { subject }) };
  const path = pathname.startsWith(FUNCTIONS_PATH) ? formPage : pathname;
  // The path of a page on another host is not stored.
  const origin = page.host === host ? { ...campaignIn(query), ...control, page: path } : control;
  // Escapes in a URL may be characters that cannot be stored.
  return Object.fromEntries(
    Object.entries(origin).map(([name, value]) => [name, toStorable(value)]),
  );
}

/** Checks content type, origin, rate, size and form, in this order. */
export function guards(
  serverFunction: ServerFunction,
  deps: GuardDeps,
): MiddlewareHandler<AppEnv>[] {
  const { errors, limiter, allowedOrigins, senderOf } = deps;
  return [
    async function checkContentType(context, next) {
      const kind = bodyKind(context.req.header('content-type'));
      if (!kind || (kind === 'form' && !serverFunction.pages)) throw errors.wrongType;
      const encoding = context.req.header('content-encoding') ?? 'identity';
      if (encoding.trim().toLowerCase() !== 'identity') throw errors.wrongEncoding;
      context.set('kind', kind);
      await next();
    },
    async function checkOrigin(context, next) {
      const url = URL.parse(context.req.url);
      // There is no URL if the Host is invalid, such as 999.1.1.1.
      if (!url) throw errors.unreadable;
      const requestOrigin = {
        host: url.host,
        origin: context.req.header('origin'),
        secFetchSite: context.req.header('sec-fetch-site'),
      };
      if (!isOriginAllowed(requestOrigin, allowedOrigins)) throw errors.foreignOrigin;
      await next();
    },
    async function checkRate(context, next) {
      const { address, network } = senderOf(context);
      const { waitSeconds } = await limiter.count(serverFunction.limits, {
        address: `${serverFunction.name} ${address}`,
        ...(network && { network: `${serverFunction.name} ${network}` }),
      });
      // A rate-limited JSON request is refused before its body is read. A form is read first, so
      // that its page can show the visitor's input again.
      if (waitSeconds && context.var.kind === 'json') throw errors.tooMany(waitSeconds);
      if (waitSeconds) context.set('tooMany', errors.tooMany(waitSeconds));
      await next();
    },
    async function readBody(context, next) {
      const { kind = 'json', tooMany } = context.var;
      const bytes = await readBytes(context, serverFunction.maxBodyBytes).catch(() => {
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
          ...originOfForm(context.req.header('referer'), host, serverFunction.pages?.form),
        });
      }
      await next();
    },
  ];
}
