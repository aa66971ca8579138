import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { FUNCTIONS_PATH } from '../src/features/forms/backend-address.ts';
import { allFunctions } from './functions/all-functions.ts';
import type { FunctionRow, Outcome } from './functions/function-row.ts';
import { clientAddress, limitKey, trustedProxies } from './http/client-address.ts';
import { type AnswerParts, answer, refuse } from './http/function-answer.ts';
import { type Guarded, guard } from './http/guards.ts';
import { createRateLimiter } from './http/rate-limiter.ts';
import { refusals as refusalsFor } from './http/refusals.ts';
import type { ScriptWriter } from './intake-script/script-writer.ts';
import { firstLine, type Log } from './log.ts';
import { messageDomain } from './outbox/delivery.ts';
import { securityHeaders } from './serving/headers.ts';
import type { Settings } from './settings.ts';
import type { Storage } from './storage/open-storage.ts';

export type AppParts = {
  settings: Settings;
  storage: Pick<Storage, 'database' | 'check'>;
  page: AnswerParts['page'];
  log: Log;
  /** Who writes intake scripts. */
  writer: ScriptWriter;
  /** A mail is due. */
  wakeOutbox(): void;
  now?: () => Date;
};

/** Headers a browser sends with a call from an allowed site; the last three come from hosted backend clients. */
const CORS_HEADERS = ['content-type', 'authorization', 'apikey', 'x-client-info'];
const CORS_MAX_AGE_SECONDS = 3600;

function senderFrom(settings: Settings, log: Log) {
  const isTrusted = trustedProxies(settings.TRUSTED_PROXIES);
  let warned = false;
  return (context: Context<{ Bindings: Partial<HttpBindings> }>) => {
    const peer = context.env?.incoming?.socket.remoteAddress ?? 'unknown';
    const forwardedFor = context.req.header('x-forwarded-for');
    if (forwardedFor && !warned && !isTrusted(peer.replace(/^::ffff:/, ''))) {
      warned = true;
      log.warn('X-Forwarded-For came from an address that is not in TRUSTED_PROXIES and is not believed');
    }
    return limitKey(clientAddress(peer, forwardedFor, isTrusted));
  };
}

/** In: everything the functions work with. Out: the app that answers /functions/ and /healthz. */
export function createApp(parts: AppParts) {
  const { settings, storage, log, now = () => new Date() } = parts;
  const { phone } = settings.site;
  const refusals = refusalsFor(phone, settings.SITE_URL);
  const functions = allFunctions({
    database: storage.database,
    refusals,
    writer: parts.writer,
    siteUrl: settings.SITE_URL,
    domain: messageDomain(settings),
    now,
    stored(lead) {
      log.info({ lead }, 'a lead was stored');
      parts.wakeOutbox();
    },
  });
  const allowedOrigins = new Set([settings.SITE_URL, ...settings.ALLOWED_ORIGINS]);
  const limiter = createRateLimiter(settings.RATE_LIMIT_SCALE);
  const guards = { refusals, limiter, allowedOrigins, senderOf: senderFrom(settings, log) };

  async function handle(row: FunctionRow, { kind, body, refusal }: Guarded): Promise<Outcome> {
    if (refusal) return { refusal };
    const secondsToWait = (content: string) => limiter.secondsToWait(row.limits, 'content', content);
    try {
      return await row.handle({ kind, body, secondsToWait });
    } catch (error) {
      log.error({ function: row.name, error: firstLine(error) }, 'a request could not be served');
      return { refusal: row.failed ?? refusals.failed };
    }
  }

  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();
  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value);
    context.header('Cache-Control', 'no-store');
    await next();
  });
  app.use(
    '/functions/*',
    cors({
      origin: [...allowedOrigins],
      allowMethods: ['POST', 'OPTIONS'],
      allowHeaders: CORS_HEADERS,
      exposeHeaders: ['Retry-After'],
      maxAge: CORS_MAX_AGE_SECONDS,
    }),
  );
  app.all(`${FUNCTIONS_PATH}:name`, async (context) => {
    const row = functions.get(context.req.param('name'));
    if (!row) return refuse(context, refusals.unknownFunction);
    if (context.req.method !== 'POST') return refuse(context, refusals.wrongMethod);
    const guarded = await guard(context, row, guards);
    const outcome = await handle(row, guarded);
    const response = await answer(context, row, guarded, outcome, { page: parts.page, phone });
    log.info({ function: row.name, status: response.status }, 'a function was called');
    return response;
  });
  app.get('/healthz', async (context) => {
    try {
      await storage.check();
      return context.json({ status: 'ok', storage: 'ok' });
    } catch (error) {
      log.error({ error: firstLine(error) }, 'the storage does not answer');
      return context.json({ status: 'failing', storage: 'failing' }, 503);
    }
  });
  app.notFound((context) => refuse(context, refusals.unknownFunction));
  app.onError((error, context) => {
    log.error({ error: firstLine(error) }, 'a request failed');
    return refuse(context, refusals.failed);
  });
  return app;
}
