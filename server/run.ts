import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { contactCopy } from '../src/content/contact-copy.ts';
import { isPublicOrigin } from '../src/text/reserved-names.ts';
import { createApp } from './app.ts';
import { bookingService } from './booking/booking-service.ts';
import { openHostCalendars } from './booking/host-calendar.ts';
import { bookingPages } from './booking/pages.ts';
import { startReminders } from './booking/reminders.ts';
import { watchHealth } from './health.ts';
import { HTTP_TIMEOUTS, limitPipelining, listen, refusalOf, StartError } from './http/listening.ts';
import { openWriter, writerFacts } from './intake-script/open-writer.ts';
import { createLog, firstLine, type Log } from './log.ts';
import { recipientsOf } from './outbox/recipients.ts';
import { emailChannels, messageDomain, sendsToItself } from './outbox/smtp-delivery.ts';
import { openWebhook } from './outbox/webhook-delivery.ts';
import { type OutboxWorker, startOutbox } from './outbox/worker.ts';
import { countPageViews } from './page-views.ts';
import { openProfileReader } from './profile-reader/profile-reader.ts';
import { sendText } from './serving/answers.ts';
import { readManifest } from './serving/manifest.ts';
import { hasPages } from './serving/read-files.ts';
import { parseTarget } from './serving/request-target.ts';
import { sampleRefusal } from './serving/sample-gate.ts';
import { watchSecurityText } from './serving/security-text.ts';
import { loadSite } from './serving/site.ts';
import {
  likelyTypos,
  readSettings,
  readSiteFile,
  type Settings,
  SettingsError,
  settingNames,
} from './settings.ts';
import { openStorage, type Storage } from './storage/open-storage.ts';

export const STOP_DEADLINE_MS = 10_000;
const IDLE_CHECK_MS = 100;
const HEALTH_CHECK_MS = 60_000;
/** The interval of repeated alerts about the setup: no mail server, an outdated build. */
const DAY_MS = 24 * 60 * 60_000;
const NO_MAIL_ALERT =
  'ALERT: the site is public, and neither SMTP_URL nor WEBHOOK_URL is set: nobody is notified of a lead, mails become files';
const SENDS_TO_ITSELF_WARNING =
  'MAIL_FROM is one of LEADS_TO: many calendars ignore an invitation from their own address';
// The library of intake scripts is read this long after the start, so that reading it does not
// delay the first pages and the waiting mails. An earlier request for a script reads the library at
// once.
const LIBRARY_DELAY_MS = 5_000;

async function openStorageOrExplain(settings: Settings, log: Log): Promise<Storage> {
  try {
    return await openStorage(settings, log);
  } catch (error) {
    const database = settings.DATABASE_URL
      ? 'database of DATABASE_URL'
      : `database in ${settings.DATA_DIR}`;
    throw new StartError(`The ${database} could not be opened: ${firstLine(error) || 'no answer'}`);
  }
}

async function finishRequests(server: Server, outbox: OutboxWorker) {
  const serverClosed = new Promise((resolve) => server.close(resolve));
  // Clients keep connections open after an answer. Idle connections must not delay the stop.
  const idleTimer = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const forceTimer = setTimeout(() => server.closeAllConnections(), STOP_DEADLINE_MS);
  await Promise.all([serverClosed, outbox.stop(STOP_DEADLINE_MS)]);
  clearInterval(idleTimer);
  clearTimeout(forceTimer);
}

async function samplesOrRefuse({
  SITE_DIR,
  SITE_URL: siteUrl,
  ALLOW_SAMPLES: isAllowed,
}: Settings) {
  // A server without pages, such as the backend of the development server, shows no samples.
  if (!(await hasPages(SITE_DIR))) return undefined;
  const { samples } = await readManifest(SITE_DIR);
  const refusal = sampleRefusal({ siteUrl, samples, isAllowed });
  if (refusal) throw new StartError(refusal);
  return samples;
}

async function openMetrics(
  { METRICS_HOST: host, METRICS_PORT: port }: Settings,
  storage: Storage,
  app: ReturnType<typeof createApp>,
  log: Log,
) {
  if (port === undefined) return undefined;
  const functions = new Set(app.routes.map(({ path }) => path));
  // Most servers have no metrics, so the library for metrics is loaded only here.
  const metrics = await import('./metrics/metrics.ts');
  return metrics.openMetrics({ host, port, storage, functions, log });
}

/** Reads the library of intake scripts. A mistake in it is logged, and everything else works. */
function prepareLibrary(prepare: () => Promise<unknown>, log: Log) {
  const timer = setTimeout(() => {
    prepare().catch((error) =>
      log.error(
        { error: error instanceof Error ? error.message : String(error), alert: 'intake-library' },
        'ALERT: the library of intake scripts cannot be read, so no script can be written',
      ),
    );
  }, LIBRARY_DELAY_MS);
  timer.unref();
}

function startTools(
  settings: Settings,
  prepare: () => Promise<unknown>,
  reader: 'google-places' | 'none',
  log: Log,
) {
  const { tools } = settings.site;
  if (tools.includes('ai-intake-builder')) {
    log.info(writerFacts(settings), 'who writes intake scripts');
    prepareLibrary(prepare, log);
  }
  if (tools.includes('gmb-scorecard')) log.info({ reader }, 'who reads business profiles');
}

/** Throws a StartError with the message of `read`. */
function readAtStart<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

async function startServer(settings: Settings, log: Log) {
  readAtStart(() => contactCopy(settings.CONTENT_DIR));
  const samples = await samplesOrRefuse(settings);
  const site = await loadSite({ directory: settings.SITE_DIR, siteUrl: settings.SITE_URL });
  // At a stop or a failed start, the resources are closed in the reverse order.
  await using resources = new AsyncDisposableStack();
  const storage = await openStorageOrExplain(settings, log);
  resources.defer(storage.close);
  const { database } = storage;
  const { CALENDAR_URL } = settings;
  const calendarOwner = { ...settings.site, domain: messageDomain(settings) };
  const calendar = CALENDAR_URL && (await openHostCalendars(CALENDAR_URL, calendarOwner, log));
  resources.defer(() => calendar?.stop());
  const hasNoMailServer =
    !(settings.SMTP_URL || settings.WEBHOOK_URL) && isPublicOrigin(settings.SITE_URL);
  const recipients = (form: string) => recipientsOf(settings.LEADS_TO, form);
  const health = watchHealth({ storage, log, hasNoMailServer, calendar, recipients });
  const healthTimer = setInterval(() => void health.watchDeliveries(), HEALTH_CHECK_MS);
  resources.defer(() => clearInterval(healthTimer));
  const { writer, prepare } = openWriter({ settings, database, log });
  const profileReader = openProfileReader({ settings, database, log });
  const service = bookingService({ database, settings, now: () => new Date(), calendar });
  const isPage = (path: string) => site.page(path)?.isPage === true;
  const pageViews = countPageViews({ database, isPage, log });
  resources.defer(pageViews.stop);
  const channels = { ...emailChannels(settings), ...openWebhook(settings) };
  const outbox = startOutbox({ storage, channels, log });
  resources.defer(() => outbox.stop(0));
  const { wake: wakeOutbox } = outbox;
  resources.defer(startReminders({ database, service, log, wakeOutbox }));
  const app = createApp({
    settings,
    storage,
    health,
    service,
    formPage: site.formPage,
    log,
    writer,
    profileReader,
    wakeOutbox,
  });
  const metrics = await openMetrics(settings, storage, app, log);
  const answerFunction = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const bookingRoutes = bookingPages({ service, page: site.page, log });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    // A proxy may send an absolute URL; only its path is used.
    const { path = '', query = '' } = parseTarget(request.url) ?? {};
    // A client must not reuse its connection to a server that will stop.
    if (health.isLeaving()) response.setHeader('Connection', 'close');
    metrics?.watch(request, response);
    const refusal = refusalOf(request);
    if (refusal) {
      sendText(request, response, ...refusal, { Connection: 'close' });
      return;
    }
    if (samples?.preview) response.setHeader('X-Robots-Tag', 'noindex');
    if (/^\/(functions(\/|$)|(healthz|readyz)$)/.test(path)) void answerFunction(request, response);
    else {
      pageViews.watch(request, response, path);
      if (bookingRoutes.isFor(request.method, path, query))
        void bookingRoutes.respond(request, response, path, query);
      else site.respond(request, response);
    }
  };
  const limitedAnswer = limitPipelining(answer);
  // The same listener also answers requests with Expect: 100-continue.
  const server = createServer(HTTP_TIMEOUTS, limitedAnswer).on('checkContinue', limitedAnswer);
  resources.defer(() => {
    server.close();
    server.closeAllConnections();
  });
  await metrics?.start();
  resources.defer(() => metrics?.stop());
  const { HOST: host, PORT: port } = settings;
  const url = await listen(server, { host, port });
  if (isPublicOrigin(settings.SITE_URL) && settings.SMTP_URL && sendsToItself(settings))
    log.warn(SENDS_TO_ITSELF_WARNING);
  startTools(settings, prepare, profileReader ? 'google-places' : 'none', log);
  const runDailyChecks = async () => {
    if (hasNoMailServer) log.error({ alert: 'no-mail' }, NO_MAIL_ALERT);
    await watchSecurityText(settings.SITE_DIR, log, new Date());
  };
  setInterval(runDailyChecks, DAY_MS).unref();
  await runDailyChecks();
  const runningResources = resources.move();
  const stop = async () => {
    health.leave();
    await wait(settings.DRAIN_MS);
    await finishRequests(server, outbox).finally(() => runningResources.disposeAsync());
  };
  return { url, stop };
}

function stopOnSignals(stop: () => Promise<void>, log: Log) {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // After a second signal, the process ends at once.
      if (isStopping) process.exit(1);
      isStopping = true;
      log.info({ signal }, 'stopping');
      stop().then(
        () => process.exit(0),
        (error) => {
          log.error({ error: firstLine(error) }, 'the server did not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
}

/** Stops on SIGTERM and SIGINT. If the server cannot start, the process exits with 1. */
export async function runServer(env: Record<string, string | undefined>): Promise<void> {
  const log = createLog();
  try {
    const site = readAtStart(() => readSiteFile(env));
    const settings = readSettings(env, site);
    for (const typo of likelyTypos(env, settingNames(settings.site)))
      log.warn(
        typo,
        'an environment variable is not a setting; the other name may be the right one',
      );
    const { url, stop } = await startServer(settings, log);
    stopOnSignals(stop, log);
    console.log(`${settings.site.brand} is at ${url}`);
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
