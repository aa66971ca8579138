import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { HTTP_TIMEOUTS, listen } from '../http/listening.ts';
import { RATE_LIMITS } from '../http/rate-limits.ts';
import { events, firstLine, type Log } from '../log.ts';
import { CHANNELS } from '../outbox/channels.ts';
import { outboxState } from '../outbox/outbox-state.ts';
import { FORMS } from '../outbox/recipients.ts';
import { parseTarget } from '../serving/request-target.ts';
import type { Storage } from '../storage/open-storage.ts';

// Bounds in seconds. They separate pages, stored leads, rendered pages, answers of a model, and
// times that lose a visitor.
const DURATION_BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.2, 1, 6, 30];
const ALERTS = [
  'calendar',
  'dead-letter',
  'flood',
  'intake-library',
  'lead-not-stored',
  'mail-delayed',
  'mail-late',
  'no-mail',
  'security-txt',
  'storage-down',
  'webhook-delayed',
  'webhook-late',
] as const;

type Deps = {
  host: string;
  port: number;
  storage: Pick<Storage, 'database' | 'check'>;
  /** Paths of the functions. All other paths below /functions/ count as one route. */
  functions: ReadonlySet<string>;
  log: Log;
};

const registry = new Registry();
const metric = <Label extends string>(name: string, help: string, labelNames: Label[]) => ({
  name: `agency_site_${name}`,
  help,
  labelNames,
  registers: [registry],
});
const counter = <Label extends string>(name: string, help: string, ...labels: Label[]) =>
  new Counter(metric(`${name}_total`, help, labels));
const gauge = <Label extends string>(name: string, help: string, ...labels: Label[]) =>
  new Gauge(metric(name, help, labels));

/** Groups paths into a few routes, so that the metrics have few series. */
function routeOf(url: string, functions: Deps['functions']) {
  const { path = '' } = parseTarget(url) ?? {};
  if (functions.has(path)) return path.slice(path.lastIndexOf('/') + 1);
  if (path.startsWith('/functions')) return 'other-function';
  if (path === '/healthz' || path === '/readyz') return 'health';
  return path.lastIndexOf('.') > path.lastIndexOf('/') ? 'file' : 'page';
}

function requestWatcher(functions: Deps['functions']) {
  const requests = counter(
    'http_requests',
    'Requests by route class and status; "gone" if the client disconnected before the end of the answer.',
    'route',
    'status',
  );
  const duration = new Histogram({
    ...metric(
      'http_request_duration_seconds',
      'From the headers of a request to the end of its answer.',
      ['route'],
    ),
    buckets: DURATION_BUCKETS,
  });
  return (request: IncomingMessage, response: ServerResponse) => {
    const route = routeOf(request.url ?? '', functions);
    const start = performance.now();
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : 'gone';
      requests.inc({ route, status });
      duration.observe({ route }, (performance.now() - start) / 1_000);
    });
  };
}

function countEvents() {
  const leadsStored = counter(
    'leads_stored',
    'Leads stored, by form and spam reason.',
    'form',
    'mark',
  );
  const leadsNotStored = counter(
    'leads_not_stored',
    'Leads that could not be stored, by form.',
    'form',
  );
  const refusals = counter('refusals', 'Requests refused, by the limit that was reached.', 'limit');
  const deliveries = counter(
    'deliveries',
    'Attempts of the outbox, by channel and result.',
    'channel',
    'result',
  );
  const alerts = counter('alerts', 'Alerts in the log, by name.', 'alert');
  // All counters begin with 0: Prometheus would not see the first increase of a counter that
  // appears with its first event.
  for (const form of FORMS) {
    leadsStored.inc({ form, mark: 'none' }, 0);
    leadsNotStored.inc({ form }, 0);
  }
  for (const limit of Object.keys(RATE_LIMITS)) refusals.inc({ limit }, 0);
  for (const alert of ALERTS) alerts.inc({ alert }, 0);
  for (const channel of CHANNELS)
    for (const result of ['sent', 'failed', 'dead']) deliveries.inc({ channel, result }, 0);
  events.on('leadStored', (form, spamReason = 'none') =>
    leadsStored.inc({ form, mark: spamReason }),
  );
  events.on('leadNotStored', (form) => leadsNotStored.inc({ form }));
  events.on('refused', (limit) => refusals.inc({ limit }));
  events.on('delivery', (channel, result) => deliveries.inc({ channel, result }));
  events.on('alert', (alert) => alerts.inc({ alert }));
}

/** These values are equal in all processes that share the database. */
function databaseGauges(storage: Deps['storage']) {
  const upGauge = gauge('database_up', 'Whether the database answers.');
  const latencyGauge = gauge(
    'database_answer_seconds',
    'Time that the database took to answer a query.',
  );
  const outboxGauge = (name: string, help: string) => gauge(`outbox_${name}`, help, 'channel');
  const waitingGauge = outboxGauge(
    'waiting',
    'Deliveries that wait, without those of probable spam.',
  );
  const waitingSpamGauge = outboxGauge('waiting_spam', 'Deliveries of probable spam that wait.');
  const oldestGauge = outboxGauge(
    'oldest_waiting_seconds',
    'Age of the oldest delivery that waits, without those of probable spam.',
  );
  const deadGauge = outboxGauge('dead', 'Deliveries that were given up: dead letters.');
  return async () => {
    const start = performance.now();
    try {
      await storage.check();
      latencyGauge.set((performance.now() - start) / 1_000);
      for (const { channel, ...state } of await outboxState(storage.database)) {
        const age = state.oldest ? Date.now() - state.oldest.getTime() : 0;
        waitingGauge.set({ channel }, state.waiting);
        waitingSpamGauge.set({ channel }, state.waitingSpam);
        oldestGauge.set({ channel }, Math.max(0, age) / 1_000);
        deadGauge.set({ channel }, state.dead);
      }
      upGauge.set(1);
    } catch {
      upGauge.set(0);
    }
  };
}

/** Starts counting. `start` opens a separate server for metrics. */
export function openMetrics({ host, port, storage, functions, log }: Deps) {
  collectDefaultMetrics({ register: registry });
  const watch = requestWatcher(functions);
  countEvents();
  const readDatabase = databaseGauges(storage);
  const server = createServer(HTTP_TIMEOUTS, async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response
        .writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
        .end('See /metrics.\n');
      return;
    }
    try {
      await readDatabase();
      const text = await registry.metrics();
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
    } catch (error) {
      log.error({ error: firstLine(error) }, 'the metrics could not be written');
      response.writeHead(500).end();
    }
  });
  return {
    watch,
    /** Throws a StartError. */
    async start() {
      const url = await listen(server, { host, port, prefix: 'METRICS_' });
      log.info({ metrics: `${url}/metrics` }, 'metrics are served');
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
