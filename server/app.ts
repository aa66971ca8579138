import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { featuresOf } from '../src/content/features.ts';
import { functionAddress } from '../src/features/forms/backend-address.ts';
import type { BookingService } from './booking/booking-service.ts';
import { allFunctions } from './functions/all-functions.ts';
import type { Health } from './health.ts';
import { senderOf } from './http/client-address.ts';
import { FUNCTION_METHODS, HttpError, httpErrors } from './http/errors.ts';
import { formPageHtml } from './http/form-page.ts';
import { type AppEnv, guards } from './http/guards.ts';
import { createRateLimiter } from './http/rate-limiter.ts';
import type { ScriptWriter } from './intake-script/writer.ts';
import { firstLine, type Log } from './log.ts';
import type { PageReader } from './page-reader/page-reader.ts';
import type { ProfileReader } from './profile-reader/profile-reader.ts';
import { securityHeaders } from './serving/headers.ts';
import type { Site } from './serving/site.ts';
import type { Settings } from './settings.ts';
import { dailyCalls, MAX_PAGES_PER_DAY } from './storage/daily-calls.ts';
import type { Storage } from './storage/open-storage.ts';

export type AppDeps = {
  settings: Settings;
  storage: Pick<Storage, 'database' | 'kind'>;
  health: Health;
  formPage: Site['formPage'];
  log: Log;
  writer: ScriptWriter;
  profileReader?: ProfileReader | undefined;
  service: BookingService;
  wakeOutbox(): void;
  now?: () => Date;
};

/** Headers that an allowed site may send. Clients of hosted backends send the last three. */
const CORS_HEADERS = ['content-type', 'authorization', 'apikey', 'x-client-info'];
const CORS_MAX_AGE_SECONDS = 3600;

const COMMON_HEADERS = Object.entries({ ...securityHeaders, 'Cache-Control': 'no-store' });

/** A rendered page has the headers of its built page, except these, which describe the file. */
const FILE_HEADERS = new Set([
  'etag',
  'cache-control',
  'content-length',
  'content-encoding',
  'last-modified',
  'vary',
  'accept-ranges',
]);

function addHealthRoutes(app: Hono<AppEnv>, health: Health) {
  app.get('/healthz', async (context) => {
    const report = await health.report();
    return context.json(report, report.status === 'failing' ? 503 : 200);
  });
  // A proxy sends no visitors to a server that answers 503 here. A fault of the database does not
  // change the status, because pages do not need the database.
  app.get('/readyz', async (context) => {
    const report = await health.quickReport();
    const stopping = health.isLeaving();
    return context.json(
      { ...report, ready: !stopping, ...(stopping && { stopping }) },
      stopping ? 503 : 200,
    );
  });
}

/** Setting a header on Node's response is ten times as fast as using a Headers object. */
function setHeader({ env, header }: Context<AppEnv>, name: string, value: string) {
  if (env?.outgoing) env.outgoing.setHeader(name, value);
  else header(name, value);
}

/** Writes to Node's response: a Response object would take a third of the time of a request. */
function sendJson(context: Context<AppEnv>, answer: Record<string, unknown>) {
  const { outgoing } = context.env ?? {};
  if (!outgoing) return context.json(answer);
  outgoing.setHeader('Content-Type', 'application/json');
  outgoing.end(JSON.stringify(answer));
  return RESPONSE_ALREADY_SENT;
}

function addHeaders(app: Hono<AppEnv>, allowedOrigins: ReadonlySet<string>) {
  app.use(async (context, next) => {
    for (const [name, value] of COMMON_HEADERS) setHeader(context, name, value);
    await next();
  });
  const preflight = cors({
    origin: [...allowedOrigins],
    allowMethods: ['POST', 'OPTIONS'],
    allowHeaders: CORS_HEADERS,
    maxAge: CORS_MAX_AGE_SECONDS,
  });
  app.use('/functions/*', (context, next) => {
    if (context.req.method === 'OPTIONS') {
      setHeader(context, 'Allow', FUNCTION_METHODS);
      return preflight(context, next);
    }
    // Hono's library for CORS would create three Response objects for each request.
    const origin = context.req.header('origin') ?? '';
    setHeader(context, 'Vary', 'Origin');
    if (allowedOrigins.has(origin)) {
      setHeader(context, 'Access-Control-Allow-Origin', origin);
      setHeader(context, 'Access-Control-Expose-Headers', 'Retry-After');
    }
    return next();
  });
}

/** The form may have been sent from a site with another host: then the page is on that host. */
function pageOnOrigin(path: string, requestUrl: string, origin = '') {
  const originUrl = URL.parse(origin);
  return originUrl && originUrl.host !== new URL(requestUrl).host
    ? new URL(path, originUrl).href
    : path;
}

export function createApp(deps: AppDeps) {
  const { settings, storage, health, log, now = () => new Date() } = deps;
  const { phone } = settings.site;
  const errors = httpErrors(phone, settings.SITE_URL);
  const limiter = createRateLimiter(settings.RATE_LIMIT_SCALE, storage);
  const allowedOrigins = new Set([settings.SITE_URL, ...settings.ALLOWED_ORIGINS]);
  const findSender = senderOf(settings.TRUSTED_PROXIES, log);
  const guardDeps = { errors, limiter, allowedOrigins, senderOf: findSender };

  function answerError(context: Context<AppEnv>, { status, message, details }: HttpError) {
    const { serverFunction, kind, body = {} } = context.var;
    const pages = kind === 'form' ? serverFunction?.pages : undefined;
    const variant = pages?.formFor?.(body);
    const page = pages && ((variant && deps.formPage(variant)) || deps.formPage(pages.form));
    const { fields, headers } = details;
    if (!page || !pages) return context.json({ error: message, fields }, status, headers);
    const error = { status, message, fields };
    const { copy, box } = pages;
    const html = formPageHtml(page.shell, box, { values: body, error, copy, phone });
    const pageHeaders = Object.entries(page.headers).filter(
      ([name]) => !FILE_HEADERS.has(name.toLowerCase()),
    );
    for (const [name, value] of pageHeaders) context.header(name, value);
    return context.html(html, status, headers);
  }

  const app = new Hono<AppEnv>();
  addHeaders(app, allowedOrigins);
  let pageReader: Promise<PageReader> | undefined;
  // The page reader is loaded when it is needed: it takes a tenth of the memory of an idle server.
  const openPageReader = () => {
    pageReader ??= import('./page-reader/page-reader.ts').then(({ openPageReader }) =>
      openPageReader({
        siteUrl: settings.SITE_URL,
        log,
        now,
        countCall: dailyCalls(storage.database, now, MAX_PAGES_PER_DAY, 'pages'),
        countHost: async (host) => (await limiter.count(['page-host'], { host })).waitSeconds,
      }),
    );
    return pageReader;
  };
  const functions = allFunctions({
    ...deps,
    features: featuresOf(settings.site),
    database: storage.database,
    errors,
    limiter,
    openPageReader,
    now,
    onStored(lead) {
      log.info({ lead }, 'a lead was stored');
      health.leadStored();
      deps.wakeOutbox();
    },
    onNotStored: health.leadNotStored,
  });
  for (const serverFunction of functions) {
    const address = functionAddress('', serverFunction.name);
    const logCall: MiddlewareHandler<AppEnv> = async (context, next) => {
      context.set('serverFunction', serverFunction);
      await next();
      log.info(
        { function: serverFunction.name, status: context.res.status },
        'a function was called',
      );
    };
    app.post(address, logCall, ...guards(serverFunction, guardDeps), async (context) => {
      const { kind = 'json', body = {} } = context.var;
      const isPrivate = context.req.header('sec-gpc') === '1';
      const answer = await serverFunction.answer({ kind, body, isPrivate });
      if (kind !== 'form' || !serverFunction.pages) return sendJson(context, answer);
      const page = typeof answer.page === 'string' ? answer.page : serverFunction.pages.thanks;
      return context.redirect(
        pageOnOrigin(page, context.req.url, context.req.header('origin')),
        303,
      );
    });
    app.all(address, () => {
      throw errors.wrongMethod;
    });
  }
  addHealthRoutes(app, health);
  app.notFound((context) => answerError(context, errors.notFound));
  app.onError((error, context) => {
    if (error instanceof HttpError) return answerError(context, error);
    const { serverFunction } = context.var;
    log.error(
      { function: serverFunction?.name, error: firstLine(error) },
      'a request could not be served',
    );
    return answerError(context, serverFunction?.failure ?? errors.failed);
  });
  return app;
}
