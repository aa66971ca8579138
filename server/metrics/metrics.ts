import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { events } from '../events.ts';
import { HTTP_TIMEOUTS, listen } from '../http/listening.ts';
import { RATE_LIMITS } from '../http/rate-limits.ts';
import { firstLine, type Log } from '../log.ts';
import { CHANNELS } from '../outbox/channels.ts';
import { GOOD_RANKS, RANK } from '../outbox/queue.ts';
import { parseTarget } from '../serving/request-target.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Channel, Database, OutboxTable } from '../storage/tables.ts';

/** A server for Prometheus alone: the public one never answers this. Errors: StartError. */
export async function startMetricsServer(
  metrics: Metrics,
  { METRICS_HOST: host, METRICS_PORT: port }: { METRICS_HOST: string; METRICS_PORT: number },
  log: Log,
) {
  const server = createServer(HTTP_TIMEOUTS, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response
        .writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
        .end('Ask for /metrics.\n');
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      (error) => {
        log.error({ error: firstLine(error) }, 'the metrics could not be written');
        response.writeHead(500).end();
      },
    );
  });
  const settings = { host: 'METRICS_HOST', port: 'METRICS_PORT' };
  const url = await listen(server, { host, port, settings });
  log.info({ metrics: `${url}/metrics` }, 'metrics are served');
  return {
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const countOf = (database: Database, channel: Channel, status: OutboxTable['status']) =>
  database
    .selectFrom('outbox')
    .select((is) => is.fn.countAll().as('all'))
    .where('channel', '=', channel)
    .where('status', '=', status);

async function waitingOf(database: Database, channel: Channel, rank: number) {
  const row = await countOf(database, channel, 'waiting')
    .select((is) => is.fn.min('created_at').as('since'))
    .where('rank', '=', rank)
    .executeTakeFirst();
  return { all: Number(row?.all ?? 0), since: row?.since };
}

/** How the outbox stands, a row for each channel. Marked deliveries trickle out on purpose, so their age says nothing. */
function outboxState(database: Database, now: Date) {
  return Promise.all(
    CHANNELS.map(async (channel) => {
      const good = await Promise.all(GOOD_RANKS.map((rank) => waitingOf(database, channel, rank)));
      const [since] = good.flatMap((each) => each.since ?? []).toSorted();
      const marked = await waitingOf(database, channel, RANK.marked);
      const dead = await countOf(database, channel, 'dead').executeTakeFirst();
      const oldestMs = since ? now.getTime() - Date.parse(since) : 0;
      return {
        channel,
        waiting: good.reduce((sum, { all }) => sum + all, 0),
        waitingMarked: marked.all,
        oldestSeconds: Math.max(0, oldestMs) / 1_000,
        dead: Number(dead?.all ?? 0),
      };
    }),
  );
}

/** In seconds: a page, a lead, a page that is made, a model, a visitor who gives up. */
const DURATION_BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.2, 1, 6, 30];
/** Every word that stands after "alert" in the log. */
const ALERT_WORDS = [
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

export type Metrics = {
  /** Counts a request once its answer is out, or its client gone. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  /** Everything, as Prometheus reads it. */
  text(): Promise<string>;
  contentType: string;
};

export type MetricsParts = {
  storage: Pick<Storage, 'database' | 'check'>;
  /** Addresses of the functions; whatever else is asked for below /functions/ counts as one. */
  functions: ReadonlySet<string>;
};

/** A handful of names, whatever is asked for. */
function routeOf(url: string, functions: MetricsParts['functions']) {
  const { path = '' } = parseTarget(url) ?? {};
  if (functions.has(path)) return path.slice(path.lastIndexOf('/') + 1);
  if (path.startsWith('/functions')) return 'other-function';
  if (path === '/healthz' || path === '/readyz') return 'health';
  return path.lastIndexOf('.') > path.lastIndexOf('/') ? 'file' : 'page';
}

function watchRequests(
  registers: Registry[],
  functions: MetricsParts['functions'],
): Metrics['watch'] {
  const requests = new Counter({
    name: 'agency_site_http_requests_total',
    help: 'Requests by route class and status; "gone" when the client left before its answer was out.',
    labelNames: ['route', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'agency_site_http_request_duration_seconds',
    help: 'From the headers of a request to the end of its answer.',
    labelNames: ['route'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  return (request, response) => {
    const route = routeOf(request.url ?? '', functions);
    const start = performance.now();
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : 'gone';
      requests.inc({ route, status });
      duration.observe({ route }, (performance.now() - start) / 1_000);
    });
  };
}

function countEvents(registers: Registry[]) {
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `agency_site_${name}_total`, help, labelNames, registers });
  const stored = counter('leads_stored', 'Leads stored, by form and mark.', ['form', 'mark']);
  const notStored = counter('leads_not_stored', 'Leads that could not be stored, by form.', [
    'form',
  ]);
  const refusals = counter('refusals', 'Requests refused, by the limit that was reached.', [
    'limit',
  ]);
  const deliveries = counter('deliveries', 'Attempts of the outbox, by channel and result.', [
    'channel',
    'result',
  ]);
  const alerts = counter('alerts', 'Lines in the log that call for a person, by their word.', [
    'alert',
  ]);
  // A counter that first shows with its first event has not increased, as Prometheus sees it.
  for (const limit of Object.keys(RATE_LIMITS)) refusals.inc({ limit }, 0);
  for (const alert of ALERT_WORDS) alerts.inc({ alert }, 0);
  for (const channel of CHANNELS)
    for (const result of ['sent', 'failed', 'dead']) deliveries.inc({ channel, result }, 0);
  events.on('leadStored', (form, mark = 'none') => stored.inc({ form, mark }));
  events.on('leadNotStored', (form) => notStored.inc({ form }));
  events.on('refused', (limit) => refusals.inc({ limit }));
  events.on('delivery', (channel, result) => deliveries.inc({ channel, result }));
  events.on('alert', (alert) => alerts.inc({ alert }));
}

/** Asked of the database with each look: it is the same for all processes of one database. */
function askDatabase(registers: Registry[], storage: MetricsParts['storage']) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `agency_site_${name}`, help, labelNames, registers });
  const up = gauge('database_up', 'Whether the database answers.');
  const answered = gauge(
    'database_answer_seconds',
    'How long the database took to answer a question.',
  );
  const waiting = gauge('outbox_waiting', 'Deliveries that wait, those of marked leads apart.', [
    'channel',
  ]);
  const marked = gauge('outbox_waiting_marked', 'Deliveries of marked leads that wait.', [
    'channel',
  ]);
  const oldest = gauge(
    'outbox_oldest_waiting_seconds',
    'Age of the oldest delivery that waits, those of marked leads apart.',
    ['channel'],
  );
  const dead = gauge('outbox_dead', 'Deliveries given up and kept as dead letters.', ['channel']);
  return async () => {
    const start = performance.now();
    try {
      await storage.check();
      answered.set((performance.now() - start) / 1_000);
      for (const { channel, ...state } of await outboxState(storage.database, new Date())) {
        waiting.set({ channel }, state.waiting);
        marked.set({ channel }, state.waitingMarked);
        oldest.set({ channel }, state.oldestSeconds);
        dead.set({ channel }, state.dead);
      }
      up.set(1);
    } catch {
      up.set(0);
    }
  };
}

/** What this process counts of itself. */
export function createMetrics({ storage, functions }: MetricsParts): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const watch = watchRequests([registry], functions);
  countEvents([registry]);
  const ask = askDatabase([registry], storage);
  return {
    watch,
    async text() {
      await ask();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
