import { expect, test } from 'vitest';
import { RATE_LIMITS } from '../../server/http/rate-limits.ts';
import { outboxState } from '../../server/outbox/outbox-state.ts';
import { CONTACT_PATH, VISITOR } from './support/app.ts';
import { eventually } from './support/eventually.ts';
import { START, storeOneLead } from './support/outbox.ts';
import { post, startServerProcess } from './support/server-process.ts';
import { startSmtp } from './support/smtp.ts';
import { freshDatabaseSettings, freshStorage, STORAGE_KINDS } from './support/storage.ts';

/** Classes of routes, functions, buckets and codes make at most this many series. */
const MAX_SERIES = 500;

const samplesOf = (text: string) =>
  Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const [series = '', value] = line.split(/ (?=[^ ]+$)/);
      return line && !line.startsWith('#') ? [[series, Number(value)]] : [];
    }),
  );

async function startWithMetrics(settings: Record<string, string>) {
  const server = await startServerProcess({ METRICS_PORT: '0', ...settings });
  const address = () => /"metrics":"(http:[^"]+)"/.exec(server.output())?.[1] ?? '';
  await eventually(() => expect(address()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/));
  const readMetrics = async () => samplesOf(await (await fetch(address())).text());
  return { ...server, address: address(), read: readMetrics };
}

test('events are counted, without data of visitors', async () => {
  const databaseSettings = await freshDatabaseSettings('sqlite');
  const smtp = await startSmtp();
  const server = await startWithMetrics({ ...databaseSettings, SMTP_URL: smtp.url });
  expect((await fetch(server.address)).headers.get('content-type')).toContain('version=0.0.4');
  expect((await server.read())['agency_site_alerts_total{alert="lead-not-stored"}']).toBe(0);

  await fetch(`${server.url}/contact?email=${VISITOR.email}`);
  for (let index = 0; index < 30; index += 1) await fetch(`${server.url}/nothing/${index}`);
  for (let index = 0; index < 30; index += 1)
    await fetch(`${server.url}/functions/v1/none-${index}`, { method: 'OPTIONS' });
  const { points } = RATE_LIMITS.requests;
  for (let index = 0; index <= points; index += 1)
    await post(server.url, CONTACT_PATH, index ? { ...VISITOR, email: 'none' } : VISITOR);
  await eventually(async () =>
    expect(
      (await server.read())['agency_site_deliveries_total{channel="email",result="sent"}'],
    ).toBe(1),
  );

  const samples = await server.read();
  expect(samples).toMatchObject({
    'agency_site_http_requests_total{route="page",status="200"}': 1,
    'agency_site_http_requests_total{route="page",status="404"}': 30,
    'agency_site_http_requests_total{route="other-function",status="204"}': 30,
    'agency_site_http_requests_total{route="send-contact-email",status="200"}': 1,
    'agency_site_http_requests_total{route="send-contact-email",status="429"}': 1,
    'agency_site_http_request_duration_seconds_count{route="send-contact-email"}': points + 1,
    'agency_site_leads_stored_total{form="strategy-session",mark="none"}': 1,
    'agency_site_leads_stored_total{form="report-download",mark="none"}': 0,
    'agency_site_leads_not_stored_total{form="strategy-session"}': 0,
    'agency_site_refusals_total{limit="requests"}': 1,
    'agency_site_outbox_waiting{channel="email"}': 0,
    'agency_site_outbox_waiting_spam{channel="email"}': 0,
    'agency_site_outbox_dead{channel="email"}': 0,
    agency_site_database_up: 1,
  });
  expect(samples.agency_site_database_answer_seconds).toBeGreaterThan(0);
  expect(samples.nodejs_eventloop_lag_p99_seconds).toBeGreaterThanOrEqual(0);
  expect(Object.keys(samples).length).toBeLessThan(MAX_SERIES);
  expect(JSON.stringify(samples)).not.toMatch(/Ada|firm\.example|Nuñez|127\.0/);
  // The public server has no metrics, and the metrics server nothing else.
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  expect((await fetch(new URL('/', server.address))).status).toBe(404);

  expect(await server.end('SIGTERM')).toBe(0);
  await expect(fetch(server.address)).rejects.toThrow();
});

test.each(STORAGE_KINDS)(
  'on %s deliveries of probable spam are counted separately, without their age',
  async (kind) => {
    const storage = await freshStorage(kind);
    const hourAgo = new Date(START - 60 * 60_000);
    await storeOneLead(storage, 'program@firm.example', hourAgo, 'too-fast');
    const emails = async () => (await outboxState(storage.database))[0];
    const idleQueue = { channel: 'email', waiting: 0, oldest: undefined, dead: 0 };
    expect(await emails()).toEqual({ ...idleQueue, waitingSpam: 1 });
    const oldest = new Date(START - 60_000);
    await storeOneLead(storage, 'ada@firm.example', oldest);
    expect(await emails()).toEqual({ ...idleQueue, waiting: 1, waitingSpam: 1, oldest });
  },
);
